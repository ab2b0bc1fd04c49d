"""Hand-written plain-Python baseline: a simplified Wonderland's War "war".

One *war* = 5 battles fought by 3 players with the same bags.  The rules are a
reduced but honest subset (simultaneous draw/withdraw, madness with shield and
bust, refresh on the 4th madness token, Flamingo doubling the next placed
token, Soldier's choice, Rose scoring at the end of battle, tie choice).

Three variants, all giving exactly the same games for the same seeds:

  callback   decisions are plain function calls (cannot be suspended)
  generator  decisions are `yield`ed (can be suspended, cannot be cloned)
  machine    hand-split state machine over plain data (suspend + clone + save)

Randomness and the bot policy use the same 32-bit LCG as battle_boardgameio.mjs
(`--rng shared`), so `checksum` must be equal across languages and variants.

Run:  python battle_plain.py [wars] [repeats]
"""

import sys
import time

F1, F2, ROSE, ARTEFACT, FORGE, FLAMINGO, SOLDIER, MADNESS2, MADNESS1 = range(9)
VALUE = (1, 2, 2, 3, 1, 1, 1, 0, 0)
MADNESS = (0, 0, 0, 0, 0, 0, 0, 2, 1)
BAG = (F1, F1, F2, ROSE, ARTEFACT, ARTEFACT, FORGE, FLAMINGO, SOLDIER, MADNESS2, MADNESS1, MADNESS1)
START = ((2, 0, 4), (0, 3, 2), (2, 2, 0), (4, 0, 0), (0, 2, 3))
N = 3
ACTIVE, WITHDRAWN, BUSTED = 0, 1, 2
GO, SHIELD, SOLDIER_CHOICE, TIE = 0, 1, 2, 3  # kinds of decision


class Policy:
    """The random bot: withdraws with 1/4, everything else uniform."""

    __slots__ = ("s", "count")

    def __init__(self, seed):
        self.s = seed
        self.count = 0

    def one(self, kind, n):
        s = self.s = (self.s * 1664525 + 1013904223) & 0xFFFFFFFF
        self.count += 1
        if kind == GO:
            return 1 if (s >> 8) & 3 == 0 else 0
        return (s >> 8) % n

    def many(self, kind, who):
        return [self.one(kind, 2) for _ in who]


class Player:
    __slots__ = (
        "bag",
        "exhausted",
        "active",
        "madness",
        "strength",
        "units",
        "status",
        "shield",
        "double",
        "vp",
        "castles",
        "drawn",
    )

    def __init__(self):
        self.bag = list(BAG)
        self.exhausted = []
        self.active = []
        self.madness = []
        self.strength = self.units = self.status = 0
        self.shield = 1
        self.double = 0
        self.vp = self.castles = 0
        self.drawn = -1

    def copy(self):
        q = Player.__new__(Player)
        q.bag = self.bag[:]
        q.exhausted = self.exhausted[:]
        q.active = self.active[:]
        q.madness = self.madness[:]
        q.strength = self.strength
        q.units = self.units
        q.status = self.status
        q.shield = self.shield
        q.double = self.double
        q.vp = self.vp
        q.castles = self.castles
        q.drawn = self.drawn
        return q


class Game:
    __slots__ = ("players", "rng")

    def __init__(self, seed):
        self.players = [Player() for _ in range(N)]
        self.rng = seed

    def draw(self, bag):
        s = self.rng = (self.rng * 1664525 + 1013904223) & 0xFFFFFFFF
        i = (s >> 8) % len(bag)
        t = bag[i]
        bag[i] = bag[-1]
        bag.pop()
        return t

    def checksum(self):
        h = 0
        for p in self.players:
            h = (h * 31 + p.vp * 7 + p.castles) & 0xFFFFFFFF
        return h


# ---------------------------------------------------------------- shared parts
def begin(g, b):
    for i, p in enumerate(g.players):
        p.strength = START[b][i]
        p.units = 4
        p.status = ACTIVE
        p.double = 0
        p.drawn = -1


def draw_all(g):
    for p in g.players:
        if p.status == ACTIVE:
            if not p.bag:
                p.bag += p.exhausted
                p.bag += p.madness
                p.exhausted.clear()
                p.madness.clear()
            if p.bag:
                p.drawn = g.draw(p.bag)
            else:
                p.status = WITHDRAWN


def suffer(p, t, shielded):
    if shielded:
        p.bag.append(t)
        p.shield = 0
    else:
        p.madness.append(t)
        p.units -= MADNESS[t]
        if p.units <= 0:
            p.units = 0
            p.strength = 0
            p.exhausted += p.active
            p.active.clear()
            p.shield = 1
            p.status = BUSTED
        if len(p.madness) >= 4:
            p.bag += p.madness
            p.bag += p.exhausted
            p.madness.clear()
            p.exhausted.clear()
    p.drawn = -1


def place(p, t, v):
    if p.double:
        v *= 2
        p.double = 0
    if t == FLAMINGO:
        p.double = 1
    p.active.append(t)
    p.strength += v
    p.drawn = -1


def over(g):
    alive = [p for p in g.players if p.status == ACTIVE]
    if not alive:
        return True
    for p in g.players:
        if p.strength >= 25:
            return True
    if len(alive) == 1:
        a = alive[0]
        return all(a.strength > p.strength for p in g.players if p is not a)
    return False


def ranking(g):
    rest = [p for p in g.players if p.status != BUSTED]
    if not rest:
        return [], []
    best = max(p.strength for p in rest)
    winners = [p for p in rest if p.strength == best]
    losers = [p for p in rest if p.strength < best]
    if len(winners) > 1 or not losers:
        return winners, []
    best2 = max(p.strength for p in losers)
    return winners, [p for p in losers if p.strength == best2]


def finish(g, second):
    n = len(second)
    for p in second:
        p.vp += (3 + n - 1) // n
    for p in g.players:
        if p.status != BUSTED:
            for t in p.active:
                if t == ROSE:
                    p.vp += 1
        p.exhausted += p.active
        p.active.clear()


# ---------------------------------------------------------------- (1) callback
def war_callback(g, ask):
    for b in range(5):
        begin(g, b)
        rnd = 0
        while True:
            rnd += 1
            if rnd > 1:
                who = [p for p in g.players if p.status == ACTIVE]
                for p, a in zip(who, ask.many(GO, who)):
                    if a:
                        p.status = WITHDRAWN
            draw_all(g)
            for p in g.players:
                t = p.drawn
                if t >= 0 and MADNESS[t]:
                    suffer(p, t, p.shield and ask.one(SHIELD, 2))
            for p in g.players:
                t = p.drawn
                if t >= 0:
                    v = VALUE[t]
                    if t == SOLDIER:
                        if p.exhausted and ask.one(SOLDIER_CHOICE, 2):
                            p.bag.append(p.exhausted.pop())
                        else:
                            v *= 2
                    place(p, t, v)
            if over(g):
                break
        winners, second = ranking(g)
        if len(winners) == 1:
            winners[0].vp += 6
            winners[0].castles += 1
        else:
            for p in winners:
                if ask.one(TIE, 2):
                    p.castles += 1
                else:
                    p.vp += 6
        finish(g, second)


# --------------------------------------------------------------- (2) generator
def war_generator(g):
    for b in range(5):
        begin(g, b)
        rnd = 0
        while True:
            rnd += 1
            if rnd > 1:
                who = [p for p in g.players if p.status == ACTIVE]
                for p, a in zip(who, (yield GO, who)):
                    if a:
                        p.status = WITHDRAWN
            draw_all(g)
            for p in g.players:
                t = p.drawn
                if t >= 0 and MADNESS[t]:
                    suffer(p, t, p.shield and (yield SHIELD, p))
            for p in g.players:
                t = p.drawn
                if t >= 0:
                    v = VALUE[t]
                    if t == SOLDIER:
                        if p.exhausted and (yield SOLDIER_CHOICE, p):
                            p.bag.append(p.exhausted.pop())
                        else:
                            v *= 2
                    place(p, t, v)
            if over(g):
                break
        winners, second = ranking(g)
        if len(winners) == 1:
            winners[0].vp += 6
            winners[0].castles += 1
        else:
            for p in winners:
                if (yield TIE, p):
                    p.castles += 1
                else:
                    p.vp += 6
        finish(g, second)


# ----------------------------------------------------------------- (3) machine
class Machine(Game):
    """Same rules, split by hand into states; everything is plain data."""

    __slots__ = ("pc", "b", "rnd", "i", "winners", "second", "request")

    def __init__(self, seed):
        Game.__init__(self, seed)
        self.pc = 0
        self.b = 0
        self.rnd = 0
        self.i = 0
        self.winners = self.second = ()
        self.request = None

    def copy(self):
        m = Machine.__new__(Machine)
        m.players = [p.copy() for p in self.players]
        m.rng = self.rng
        m.pc = self.pc
        m.b = self.b
        m.rnd = self.rnd
        m.i = self.i
        m.winners = self.winners
        m.second = self.second
        m.request = self.request
        return m

    def resume(self, answer=None):
        """Run to the next decision; returns (kind, who) or None at the end."""
        players = self.players
        pc = self.pc
        while True:
            if pc == 0:  # begin battle
                if self.b == 5:
                    self.request = None
                    return None
                begin(self, self.b)
                self.rnd = 0
                pc = 1
            elif pc == 1:  # begin round
                self.rnd += 1
                if self.rnd > 1:
                    who = [i for i in range(N) if players[i].status == ACTIVE]
                    self.pc = 2
                    self.request = (GO, who)
                    return self.request
                pc = 3
            elif pc == 2:  # answers of GO
                for i, a in zip(self.request[1], answer):
                    if a:
                        players[i].status = WITHDRAWN
                pc = 3
            elif pc == 3:
                draw_all(self)
                self.i = 0
                pc = 4
            elif pc == 4:  # madness loop
                i = self.i
                pc = 6
                while i < N:
                    p = players[i]
                    t = p.drawn
                    if t >= 0 and MADNESS[t]:
                        if p.shield:
                            self.i = i
                            self.pc = 5
                            self.request = (SHIELD, i)
                            return self.request
                        suffer(p, t, 0)
                    i += 1
                self.i = 0
            elif pc == 5:
                p = players[self.i]
                suffer(p, p.drawn, answer)
                self.i += 1
                pc = 4
            elif pc == 6:  # play loop
                i = self.i
                pc = 8
                while i < N:
                    p = players[i]
                    t = p.drawn
                    if t >= 0:
                        v = VALUE[t]
                        if t == SOLDIER:
                            if p.exhausted:
                                self.i = i
                                self.pc = 7
                                self.request = (SOLDIER_CHOICE, i)
                                return self.request
                            v *= 2
                        place(p, t, v)
                    i += 1
            elif pc == 7:
                p = players[self.i]
                v = VALUE[p.drawn]
                if answer:
                    p.bag.append(p.exhausted.pop())
                else:
                    v *= 2
                place(p, p.drawn, v)
                self.i += 1
                pc = 6
            elif pc == 8:
                if not over(self):
                    pc = 1
                    continue
                w, s = ranking(self)
                self.winners = [players.index(p) for p in w]
                self.second = [players.index(p) for p in s]
                self.i = 0
                pc = 9
            elif pc == 9:  # reward winners
                w = self.winners
                if len(w) == 1:
                    p = players[w[0]]
                    p.vp += 6
                    p.castles += 1
                elif self.i < len(w):
                    self.pc = 10
                    self.request = (TIE, w[self.i])
                    return self.request
                finish(self, [players[i] for i in self.second])
                self.b += 1
                pc = 0
            else:  # pc == 10
                p = players[self.winners[self.i]]
                if answer:
                    p.castles += 1
                else:
                    p.vp += 6
                self.i += 1
                pc = 9


# ----------------------------------------------------------------- bench driver
def run_callback(seed):
    g, pol = Game(seed), Policy(seed ^ 0x5BD1E995)
    war_callback(g, pol)
    return g.checksum(), pol.count


def run_generator(seed):
    g, pol = Game(seed), Policy(seed ^ 0x5BD1E995)
    gen = war_generator(g)
    try:
        kind, who = next(gen)
        while True:
            ans = pol.many(kind, who) if kind == GO else pol.one(kind, 2)
            kind, who = gen.send(ans)
    except StopIteration:
        pass
    return g.checksum(), pol.count


def run_machine(seed):
    g, pol = Machine(seed), Policy(seed ^ 0x5BD1E995)
    req = g.resume()
    while req is not None:
        kind, who = req
        req = g.resume(pol.many(kind, who) if kind == GO else pol.one(kind, 2))
    return g.checksum(), pol.count


VARIANTS = {"callback": run_callback, "generator": run_generator, "machine": run_machine}


def bench(run, wars, repeats):
    best = None
    for _ in range(repeats):
        t0 = time.perf_counter()
        h = d = 0
        for k in range(wars):
            c, n = run(k * 2654435761 + 1 & 0xFFFFFFFF)
            h = (h * 33 + c) & 0xFFFFFFFF
            d += n
        dt = time.perf_counter() - t0
        best = dt if best is None else min(best, dt)
    return h, d, best


if __name__ == "__main__":
    wars = int(sys.argv[1]) if len(sys.argv) > 1 else 2000
    repeats = int(sys.argv[2]) if len(sys.argv) > 2 else 5
    print(f"{'variant':12}{'battles/s':>12}{'decisions/s':>14}{'dec/battle':>12}  checksum")
    for name, run in VARIANTS.items():
        h, d, dt = bench(run, wars, repeats)
        print(f"{name:12}{wars * 5 / dt:12.0f}{d / dt:14.0f}{d / wars / 5:12.2f}  {h:08x}")
