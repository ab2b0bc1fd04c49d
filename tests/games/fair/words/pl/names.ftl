toy = { NAME($it) }
