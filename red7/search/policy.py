"""The policy of both engines, epsilon-greedy on mobility: how often it takes any turn instead.

Rollouts play by it, and the opponent model expects it of the others.
"""

EPSILON_PERCENT = 10
"""In rollouts, in percent."""
OPPONENT_EPSILON = 0.2
"""At a guess, of opponents who keep turns open."""
RANDOM_OPPONENTS = 0.4
"""At a guess, the share of opponents who take any turn each time."""
