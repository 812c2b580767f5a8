"""Rate limits: what is let pass, what is refused and for how long, and what is remembered."""

import re
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from red7.live.limits.rate_limits import (
    LIMITS,
    UNLIMITED,
    Buckets,
    Kind,
    Limit,
    Rate,
    RateLimiter,
    TokenBucket,
    TooManyRequests,
    parse_limit,
)
from red7.live.limits.requester import Requester

HOST_IT = Path(__file__).parents[3] / "docs" / "how-to" / "host-it.md"
ANN, BOB = Requester("192.0.2.1", "ann"), Requester("192.0.2.1", "bob")
FAR = Requester("192.0.2.2", "cleo")
CLASS = [Requester("192.0.2.9", f"pupil {number}") for number in range(30)]


def limiter(token: Rate, address: Rate, kind: Kind = Kind.EXPLORE) -> RateLimiter:
    return RateLimiter({kind: Limit(token, address)})


def passed(limits: RateLimiter, who: Requester, times: int, at: float = 0.0) -> int:
    """How many of some requests at one time are let pass."""
    found = 0
    for _ in range(times):
        try:
            limits.count(Kind.EXPLORE, who, at)
        except TooManyRequests:
            continue
        found += 1
    return found


def test_a_burst_passes_and_then_as_much_as_the_rate() -> None:
    limits = limiter(Rate(2, 5), Rate(100, 100))
    assert passed(limits, ANN, 9) == 5
    assert passed(limits, ANN, 9, at=1.0) == 2
    assert passed(limits, ANN, 9, at=1.4) == 0
    assert passed(limits, ANN, 9, at=100.0) == 5


def test_a_refusal_says_how_long_to_wait() -> None:
    limits = limiter(Rate(0.25, 1), Rate(100, 100))
    limits.count(Kind.EXPLORE, ANN, 0.0)
    with pytest.raises(TooManyRequests) as refused:
        limits.count(Kind.EXPLORE, ANN, 1.0)
    assert refused.value.code == "too-many-requests"
    assert (refused.value.wait, refused.value.values) == (3.0, {"count": 3})
    assert refused.value.kind == "explore"
    limits.count(Kind.EXPLORE, ANN, 4.0)


def test_a_rate_of_nothing_never_lets_anybody_pass_again() -> None:
    limits = limiter(Rate(0, 1), Rate(100, 100))
    assert passed(limits, ANN, 3) == 1
    assert passed(limits, ANN, 3, at=1e9) == 0


def test_tokens_of_one_address_share_its_bucket_and_others_have_their_own() -> None:
    limits = limiter(Rate(0, 4), Rate(0, 6))
    assert passed(limits, ANN, 9) == 4
    assert passed(limits, BOB, 9) == 2
    assert passed(limits, FAR, 9) == 4


def test_what_the_address_refuses_does_not_count_for_the_token() -> None:
    limits = limiter(Rate(0, 4), Rate(1, 4))
    assert passed(limits, ANN, 4) == 4
    assert passed(limits, BOB, 9) == 0
    assert passed(limits, BOB, 9, at=2.0) == 2


def test_whoever_has_no_token_counts_by_address_alone() -> None:
    limits = limiter(Rate(0, 1), Rate(0, 3))
    assert passed(limits, Requester("192.0.2.1"), 9) == 3


def test_nothing_is_refused_to_who_is_exempt_nor_of_kinds_without_a_limit() -> None:
    limits = limiter(Rate(0, 1), Rate(0, 1))
    assert passed(limits, ANN._replace(exempt=True), 99) == 99
    for _ in range(99):
        limits.count(Kind.HINT, ANN, 0.0)


def test_accepted_moves_earn_questions_but_no_more_than_a_burst() -> None:
    limits = limiter(Rate(0, 5), Rate(0, 100))
    assert passed(limits, ANN, 9) == 5
    limits.earn(ANN)
    assert passed(limits, ANN, 9) == 4
    for _ in range(9):
        limits.earn(ANN)
    assert passed(limits, ANN, 9) == 5


def test_moves_are_refused_by_token_and_never_for_others_of_an_address() -> None:
    limits = RateLimiter({Kind.COMMAND: Limit(Rate(0, 10), Rate(0, 3))})
    for _ in range(10):
        limits.count(Kind.COMMAND, ANN, 0.0)
    with pytest.raises(TooManyRequests):
        limits.count(Kind.COMMAND, ANN, 0.0)
    limits.count(Kind.COMMAND, BOB, 0.0)


def test_old_buckets_are_forgotten() -> None:
    buckets = Buckets(most=10)
    busy = buckets.of(Kind.HINT, "busy", Rate(1, 1), 0.0)
    for number in range(1000):
        buckets.of(Kind.HINT, f"{number}", Rate(1, 1), 0.0)
        assert buckets.of(Kind.HINT, "busy", Rate(1, 1), 0.0) is busy
    assert len(buckets) == 10


@given(
    st.floats(0.1, 50),
    st.floats(1, 50),
    st.lists(st.floats(0, 0.5), max_size=200),
)
def test_no_more_passes_than_a_burst_and_the_rate(
    per_second: float, burst: float, pauses: list[float]
) -> None:
    rate, now, taken = Rate(per_second, burst), 0.0, 0
    bucket = TokenBucket(rate, now)
    for pause in pauses:
        now += pause
        wait = bucket.wait(rate, now)
        if not wait:
            bucket.take()
            taken += 1
        else:
            assert bucket.wait(rate, now + 0.999 * wait) > 0 or wait < 1e-9
    assert taken <= burst + per_second * now + 1e-6


def test_a_class_behind_one_address_plays_without_noticing() -> None:
    """Thirty reload at once after a restart, then play and look at every card of each turn."""
    limits = RateLimiter()
    for pupil in CLASS:
        for _ in range(20):
            limits.count(Kind.REQUEST, Requester(pupil.address), 0.0)
            limits.count(Kind.PAGE, Requester(pupil.address), 0.0)
        for kind in (Kind.CONNECT, Kind.PING, Kind.WATCH, Kind.LIST, Kind.NEW_GAME):
            limits.count(kind, pupil, 0.0)
            limits.count(kind, pupil, 0.5)
    for second in range(1, 600):
        for number, pupil in enumerate(CLASS):
            # A quick turn: every ten seconds, with a look at each of six cards, and a hint.
            if second % 10 == number % 10:
                for _ in range(6):
                    limits.count(Kind.EXPLORE, pupil, second)
                limits.count(Kind.COMMAND, pupil, second)
                limits.earn(pupil)
            if second % 20 == number % 20:
                limits.count(Kind.HINT, pupil, second)
                limits.count(Kind.PING, pupil, second)


def test_every_kind_has_a_limit_that_an_address_cannot_fall_short_of() -> None:
    assert set(LIMITS) == set(Kind)
    for kind, limit in LIMITS.items():
        if kind is not Kind.COMMAND and UNLIMITED not in limit:
            assert limit.address.per_second >= limit.token.per_second, kind


def test_the_guide_for_hosts_has_every_limit() -> None:
    told = dict(
        re.findall(r"^\| `([a-z-]+)` \|[^|]*\| ([^|]+ \| [^|]+) \|$", HOST_IT.read_text(), re.M)
    )
    wanted = {
        kind: " | ".join(
            "-" if rate == UNLIMITED else f"{rate.per_second:g} / {rate.burst:g}" for rate in limit
        )
        for kind, limit in LIMITS.items()
    }
    assert wanted.items() <= told.items()


@pytest.mark.parametrize(
    ("text", "kind", "rate"),
    [
        ("explore=4/60", Kind.EXPLORE, Rate(4, 60)),
        ("new-game=0.5/10", Kind.NEW_GAME, Rate(0.5, 10)),
        ("hint=0/1", Kind.HINT, Rate(0, 1)),
    ],
)
def test_a_limit_of_a_command_line(text: str, kind: Kind, rate: Rate) -> None:
    assert parse_limit(text) == (kind, rate)


@pytest.mark.parametrize(
    ("text", "reason"),
    [
        ("dance=1/2", "there is no kind 'dance'; there are request, connect"),
        ("explore", "is not of the form KIND=RATE/BURST"),
        ("explore=4", "is not of the form KIND=RATE/BURST"),
        ("explore=fast/60", "is not of the form KIND=RATE/BURST"),
        ("explore=-1/60", "a rate is 0 or more"),
        ("explore=nan/60", "a rate is 0 or more"),
        ("explore=4/0", "a burst 1 or more"),
        ("explore=4/inf", "a burst 1 or more"),
    ],
)
def test_a_limit_that_is_none_says_why(text: str, reason: str) -> None:
    with pytest.raises(ValueError, match=reason):
        parse_limit(text)
