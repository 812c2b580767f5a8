// Generated from red7/texts/en/*.ftl by `make types`. Do not edit.
import type { CardValue, CardsValue, Person, Text } from './values'

/** The values of each message. */
export interface Messages {
  'color-name': { color: string }
  'card-name': { color: string; number: number }
  'rule': { color: string }
  'rule-named': { color: string }
  'player-unnamed': { number: number }
  'player-again': { name: Text; number: number }
  'bot-random': null
  'bot-random-text': null
  'bot-thrifty': null
  'bot-thrifty-text': null
  'bot-planner': null
  'bot-planner-text': null
  'bot-sampler': null
  'bot-sampler-text': null
  'bot-scout': null
  'bot-scout-text': null
  'list-two': { first: Text; next: Text }
  'list-middle': { first: Text; next: Text }
  'list-end': { first: Text; next: Text }
  'number-decimal': null
  'number-group': null
  'number-percent': { text: Text }
  'review-quality-best': null
  'review-quality-good': null
  'review-quality-doubtful': null
  'review-quality-mistake': null
  'review-quality-blunder': null
  'app-name': null
  'app-tagline': null
  'page-title': { title: Text }
  'page-missing': null
  'page-reload': null
  'nav-new': null
  'nav-games': null
  'nav-results': null
  'nav-help': null
  'nav-help-key': null
  'nav-settings': null
  'nav-menu': null
  'nav-close': null
  'nav-home': null
  'nav-sound-on': null
  'nav-sound-off': null
  'new-title': null
  'new-you': null
  'new-opponents': null
  'new-opponent': { number: number }
  'new-add': null
  'new-remove': { name: Text }
  'new-remove-unnamed': { number: number }
  'new-person': null
  'new-person-name': { number: number }
  'new-rules': null
  'new-more': null
  'new-edition': null
  'new-start': null
  'new-starting': null
  'new-continue': null
  'new-bot': { level: number; levels: number; name: Text }
  'intro-title': null
  'intro-1': null
  'intro-2': null
  'intro-3': null
  'intro-4': null
  'preset-basic': null
  'preset-basic-text': null
  'preset-advanced': null
  'preset-advanced-text': null
  'preset-expert': null
  'preset-expert-text': null
  'preset-own': null
  'switch-draw': null
  'switch-draw-text': null
  'switch-scoring': null
  'switch-scoring-text': { four: number; three: number; two: number }
  'switch-actions': null
  'switch-actions-text': null
  'edition-v1-2': null
  'edition-v1-2-fr': null
  'edition-v1-2-it': null
  'edition-pl-2021': null
  'edition-v1-3': null
  'edition-differs-compulsory-draw': null
  'edition-differs-seven-wins-at-once': null
  'edition-differs-seven-draws': null
  'edition-differs-hopeless-banned': null
  'edition-differs-hopeless-one-takes': null
  'edition-differs-losing-canvas': null
  'edition-alike': null
  'games-title': null
  'games-running': null
  'games-finished': null
  'games-unreadable': null
  'games-none': null
  'games-continue': null
  'games-replay': null
  'games-delete': null
  'games-delete-title': null
  'games-delete-text': null
  'games-keep': null
  'games-upload': null
  'games-upload-text': null
  'games-upload-failed': { text: Text }
  'games-line': { rules: Text; standing: Text }
  'games-line-date': { date: Date; rules: Text; standing: Text }
  'games-fork': null
  'games-record': null
  'games-filter': null
  'games-filter-count': { count: number; most: number }
  'games-filter-none': null
  'games-filter-clear': null
  'games-any': null
  'games-state': null
  'games-opponent': null
  'games-preset': null
  'games-result': null
  'games-origin': null
  'games-result-won': null
  'games-result-lost': null
  'games-opponent-person': null
  'games-origin-new': null
  'games-origin-fork': null
  'games-origin-record': null
  'games-more': { count: number }
  'games-until': { date: Date; state: string }
  'games-round': { round: number; state: string }
  'games-won': { names: Text; winner: Person }
  'games-won-shared': { names: Text }
  'games-which': { date: Date; names: Text }
  'settings-title': null
  'settings-language': null
  'settings-theme': null
  'settings-theme-auto': null
  'settings-theme-light': null
  'settings-theme-dark': null
  'settings-pace': null
  'settings-pace-slow': null
  'settings-pace-normal': null
  'settings-pace-fast': null
  'settings-pace-instant': null
  'settings-confirm': null
  'settings-marks': null
  'settings-hide-links': null
  'settings-sound': null
  'settings-haptics': null
  'fair-title': null
  'fair-text': null
  'fair-opened': null
  'help-title': null
  'help-keys': null
  'help-rules': null
  'help-sevens': null
  'help-order': null
  'help-marks': null
  'help-new': null
  'help-advanced': null
  'help-actions': null
  'help-action': { number: number }
  'help-key-cards': null
  'help-key-move': null
  'help-key-palette': null
  'help-key-canvas': null
  'help-key-deck': null
  'help-key-end': null
  'help-key-back': null
  'help-key-hint': null
  'help-key-fold': null
  'help-key-skip': null
  'help-key-log': null
  'help-key-help': null
  'help-key-escape': null
  'help-key-replay': null
  'problem-unknown': { code: string }
  'problem-network': null
  'problem-stale': null
  'site-no-script': null
  'why-unknown': null
  'why-not-your-turn': null
  'why-finished': null
  'why-owes': { cause: CardValue; number: number }
  'why-not-in-hand': null
  'why-palette-done': null
  'why-canvas-done': null
  'why-losing': { color: string }
  'why-hopeless': null
  'why-bound': { cause: CardValue }
  'why-no-action': null
  'why-not-there': null
  'why-fewer-cards': null
  'why-no-draw': null
  'why-nothing-done': null
  'why-too-late': null
  'problem-not-your-seat': null
  'problem-not-your-turn': null
  'problem-behind': null
  'problem-illegal': null
  'problem-no-deal': null
  'problem-no-steps': null
  'problem-unknown-table': null
  'problem-already-open': null
  'problem-player-count': { count: number }
  'problem-bad-name': { why: string }
  'problem-no-player': null
  'problem-unknown-bot': { names: Text; text: Text }
  'problem-unknown-seat': { seat: number }
  'problem-unknown-moment': { round: number; turn: number }
  'problem-over': null
  'problem-not-over': null
  'problem-uploaded': null
  'problem-no-turns': null
  'problem-one-device': null
  'problem-no-person': null
  'problem-started': null
  'problem-seat-taken': null
  'problem-seats-taken': null
  'problem-free-seats': null
  'problem-removed': null
  'problem-was-removed': null
  'problem-watching-ended': null
  'problem-no-invitation': null
  'problem-already-seated': null
  'problem-held-another': null
  'problem-match-over': null
  'problem-not-started': null
  'problem-not-host': null
  'problem-not-away': { count: number }
  'problem-stand-in': null
  'problem-no-stand-in': null
  'problem-timed-out': null
  'problem-not-due': null
  'problem-bad-clock': { most: number }
  'problem-bad-pause': { most: number }
  'problem-rematch-named': null
  'problem-unknown-reaction': null
  'problem-unknown-face': null
  'problem-too-fast': null
  'problem-spectators-quiet': null
  'problem-no-hints': null
  'problem-no-lobby': null
  'problem-no-uploads': null
  'problem-transfer-over': null
  'problem-already-here': null
  'problem-moved': null
  'problem-deleted': null
  'problem-has-games': null
  'problem-busy': null
  'problem-bad-id': { most: number }
  'problem-protocol': { ours: number; yours: number }
  'problem-no-token': null
  'problem-malformed': { text: Text }
  'problem-too-large': { most: number; what: string }
  'problem-quota': { most: number; what: string }
  'problem-not-utf-8': null
  'problem-bad-record': { line: number; round: number; text: Text; turn: number }
  'problem-bad-host': null
  'problem-host': { text: Text }
  'problem-origin': null
  'problem-unfinished': null
  'problem-crowded': null
  'problem-too-many-requests': { count: number }
  'problem-unknown-address': { text: Text }
  'problem-unknown-method': { text: Text }
  'problem-failed': null
  'problem-storage': { why: string; work: string }
  'problem-damaged': { text: Text; why: string }
  'site-not-built': { command: Text }
  'replay-title': null
  'replay-back': null
  'replay-forward': null
  'replay-turn-back': null
  'replay-turn-forward': null
  'replay-play': null
  'replay-pause': null
  'replay-position': { step: number; steps: number }
  'replay-where': { round: number; turn: number }
  'replay-to-move': { name: Text; round: number; turn: number; who: Person }
  'replay-round-over': { round: number; turn: number }
  'replay-who': { name: Text }
  'replay-turn-ends': null
  'replay-out': null
  'replay-open': null
  'replay-own': null
  'replay-download': null
  'replay-review': null
  'replay-resume': null
  'replay-link': null
  'replay-link-copied': null
  'replay-link-field': null
  'branch-title': null
  'branch-text': null
  'branch-text-same': null
  'branch-seat': null
  'branch-bot': null
  'branch-go': null
  'review-title': null
  'review-working': null
  'review-graph': null
  'review-graph-text': { text: Text }
  'review-graph-line': { last: number; name: Text; share: number }
  'review-graph-round': { round: number }
  'review-given': { share: number }
  'review-kind-folded-early': null
  'review-kind-stayed-late': null
  'review-kind-wrong-rule': null
  'review-kind-spent-too-much': null
  'review-kind-held-back': null
  'review-kind-wrong-card': null
  'review-kind-folded-early-text': null
  'review-kind-stayed-late-text': null
  'review-kind-wrong-rule-text': null
  'review-kind-spent-too-much-text': null
  'review-kind-held-back-text': null
  'review-kind-wrong-card-text': null
  'review-shown': null
  'review-again': null
  'review-others': { count: number }
  'review-previous': null
  'review-next': null
  'review-turn': { name: Text; round: number; turn: number }
  'review-mark': { name: Text; quality: Text; round: number; share: number; turn: number }
  'review-better': null
  'review-turning': null
  'review-counts': { blunders: number; doubtful: number; mistakes: number; who: Person }
  'review-none': { who: Person }
  'review-accounts': null
  'review-account-start': null
  'review-account-given': null
  'review-account-received': null
  'review-account-deals': null
  'review-account-draws': null
  'review-account-held': null
  'review-account-end': null
  'review-luck': { state: string }
  'review-share': { share: number }
  'review-gain': { share: number }
  'results-title': null
  'results-none': null
  'results-text': null
  'results-bots': null
  'results-won': null
  'results-streak': null
  'results-longest': null
  'results-best': null
  'results-count': { count: number }
  'results-rate': { share: number }
  'results-of': { count: number; most: number }
  'results-best-points': { points: number }
  'results-best-lead': { count: number }
  'results-against': null
  'results-opponent': null
  'results-rules': null
  'results-share': null
  'results-friends': null
  'results-players': null
  'results-friends-all': null
  'results-people': null
  'results-friend': null
  'results-friend-unnamed': null
  'results-friends-text': null
  'results-given': null
  'results-given-text': { count: number }
  'results-given-none': null
  'results-given-nothing': null
  'results-kind': null
  'results-cost': null
  'results-average': null
  'results-time': null
  'results-time-text': { number: number }
  'results-time-average': { share: number; text: Text }
  'results-time-kind': null
  'results-time-all': null
  'results-day': { date: Date }
  'results-when': null
  'results-as-table': null
  'rules-link': null
  'rules-new-tab': null
  'rules-title': null
  'rules-print': null
  'rules-contents': null
  'rules-aim': null
  'rules-aim-text': null
  'rules-setup': null
  'rules-setup-cards': null
  'rules-setup-deal': null
  'rules-setup-canvas': null
  'rules-setup-first': null
  'rules-turn': null
  'rules-turn-text': null
  'rules-turn-palette': null
  'rules-turn-canvas': null
  'rules-turn-both': null
  'rules-turn-fold': null
  'rules-turn-end': null
  'rules-lead': null
  'rules-counts': { color: string }
  'rules-ties': null
  'rules-ties-text': null
  'rules-ties-sets': null
  'rules-ties-none': null
  'rules-draw-more': null
  'rules-scoring-more': null
  'rules-actions-text': null
  'rules-actions-more': null
  'rules-editions': null
  'rules-editions-text': null
  'rules-book': { text: Text }
  'rules-book-v1-2': null
  'rules-book-v1-2-fr': null
  'rules-book-v1-2-it': null
  'rules-book-pl-2021': null
  'rules-book-v1-3': null
  'rules-point-losing-canvas': { state: string }
  'rules-point-compulsory-draw': { state: string }
  'rules-point-hopeless-banned': { state: string }
  'rules-point-hopeless-one-takes': { state: string }
  'rules-point-seven-wins-at-once': { state: string }
  'rules-point-seven-draws': { state: string }
  'rules-passage': { what: string }
  'rules-otherwise': { text: Text }
  'rules-unofficial': null
  'name-you': null
  'name-and-you': { name: Text }
  'sentences-joined': { first: Text; next: Text }
  'items-joined': { first: Text; next: Text }
  'tie-rule': { color: string }
  'table-title': null
  'table-round': { round: number }
  'table-match': { round: number; target: number }
  'table-rules-before': { rules: Text }
  'table-rules-and-match': { round: number; rules: Text; target: number }
  'table-hand': null
  'table-hand-of': { name: Text }
  'table-palette': { name: Text; who: Person }
  'table-canvas': null
  'table-canvas-start': null
  'table-history': null
  'table-deck': { count: number }
  'table-deck-top': { cards: CardsValue }
  'table-deck-named': { cards: CardsValue; count: number }
  'table-log': null
  'table-log-empty': null
  'table-seven-rules': null
  'table-waiting': null
  'table-lost': { why: string }
  'table-lost-pending': { what: string }
  'table-missing': null
  'table-missing-why': null
  'table-link-cut': null
  'table-link-cut-why': null
  'table-link-dead': null
  'table-link-dead-why': null
  'table-missing-go': null
  'table-refused': { text: Text }
  'seat-note': { count: number; state: string }
  'seat-note-points': { count: number; points: number; state: string }
  'seat-known': { cards: CardsValue }
  'seat-hand': null
  'seat-hand-empty': null
  'seat-leads': { amount: Text }
  'lead-nobody': null
  'lead': { cards: CardsValue; name: Text; who: Person }
  'lead-short': { name: Text; who: Person }
  'lead-tie': { beaten: CardValue; best: CardValue; broken: string; name: Text; rival: Person }
  'turn-yours': null
  'turn-yours-now': null
  'turn-thinking': { name: Text }
  'turn-plays': { name: Text }
  'turn-beat': { amount: Text; leader: Person; name: Text }
  'turn-beat-nobody': null
  'turn-out': null
  'turn-over': null
  'turn-sending': null
  'turn-drafted-stays': null
  'turn-drafted-more': { count: number }
  'turn-drafted-not': null
  'turn-owed': { number: number }
  'goes-palette': null
  'goes-canvas': null
  'goes-deck': null
  'act-palette': null
  'act-canvas': null
  'act-deck': null
  'act-draw': null
  'act-end': null
  'act-end-draw': null
  'act-end-nodraw': null
  'act-end-out': null
  'act-choose': null
  'act-go-on': null
  'act-back': null
  'act-fold': null
  'act-hint': null
  'act-skip': null
  'act-next': null
  'act-log': null
  'act-result': null
  'act-close': null
  'act-reload': null
  'mark-stays': null
  'mark-together': null
  'mark-card': { card: CardValue; mark: string }
  'marks-joined': { first: Text; next: Text }
  'mark-counts': null
  'mark-new': null
  'mark-target': { mark: string }
  'choice-card': { card: CardValue }
  'turn-unchosen': null
  'choice-said': { text: Text; title: Text }
  'rescue-title': { count: number }
  'rescue-none': null
  'rescue-giveup': null
  'rescue-end': null
  'rescue-hope': { cards: CardsValue; count: number; unseen: number }
  'rescue-go': null
  'offer-title': { card: CardValue }
  'offer-some': { card: CardValue; count: number; number: number }
  'fold-title': null
  'fold-text': null
  'fold-ends': { name: Text }
  'fold-ends-points': { cards: CardsValue; name: Text; points: number }
  'fold-match': { name: Text; points: number; target: number }
  'fold-goes': null
  'fold-leader': { leader: Person; name: Text; points: number }
  'fold-mine': { points: number }
  'fold-saves': { count: number }
  'fold-yes': null
  'fold-no': null
  'out-title': null
  'out-yes': null
  'out-no': null
  'banner-rule': { text: Text }
  'round-won': { name: Text; who: Person }
  'round-rule': { color: string }
  'round-scored': { points: number }
  'round-counted': null
  'round-scored-none': null
  'round-close': null
  'result-kind': { state: string }
  'result-hands': null
  'result-hands-none': null
  'match-won': { name: Text; who: Person }
  'match-shared': { names: Text; who: Person }
  'match-points': { target: number }
  'match-sheet': null
  'match-round': null
  'match-total': null
  'match-rematch': null
  'match-review': null
  'match-replay': null
  'match-share': null
  'match-new': null
  'match-score': { name: Text; points: number }
  'match-share-text': { result: Text; rules: Text; scores: Text }
  'match-share-done': null
  'match-share-failed': { text: Text }
  'pass-title': { name: Text }
  'pass-text': { name: Text }
  'pass-ready': { name: Text }
  'bot-word': { text: Text }
  'bot-says': { name: Text; text: Text }
  'word-random': { number: number; state: string }
  'word-thrifty': { number: number; state: string }
  'word-planner': { number: number; state: string }
  'word-sampler': { number: number; state: string }
  'word-scout': { number: number; state: string }
  'at-here': null
  'at-away': { count: number; state: string }
  'at-program': null
  'at-host': null
  'at-let-bot': { name: Text }
  'at-is-away': { count: number; name: Text; state: string }
  'at-bot-for-you': null
  'at-take-back': null
  'at-time-up': { what: string }
  'at-you-watch': null
  'at-watching': { count: number }
  'at-connected': null
  'at-reconnecting': { state: string }
  'at-clock': { name: Text; who: Person }
  'at-clock-left': { count: number }
  'at-help': { state: string }
  'at-turn': null
  'at-turn-laid': null
  'at-react': null
  'at-reaction': { name: Text; text: Text }
  'reaction-hello': null
  'reaction-thanks': null
  'reaction-well-played': null
  'reaction-lucky': null
  'reaction-oops': null
  'reaction-hurry': null
  'reaction-thinking': null
  'reaction-wow': null
  'reaction-laugh': null
  'reaction-sad': null
  'reaction-one-more': null
  'reaction-good-game': null
  'at-menu': null
  'at-who': null
  'at-you': null
  'at-about': { name: Text; text: Text }
  'at-remove': null
  'at-remove-ask': { name: Text }
  'at-make-host': null
  'at-take-host': null
  'at-mute': null
  'at-mute-all': null
  'at-rename': null
  'at-rename-go': null
  'at-leave': null
  'at-leave-ask': null
  'at-yes': null
  'at-no': null
  'at-invite': null
  'at-invite-watch': null
  'at-copied': null
  'at-link': null
  'at-settings': null
  'at-set-help': null
  'at-set-pause': null
  'at-set-stand-in': null
  'at-set-watching': null
  'at-set-late': null
  'at-set-public': null
  'at-setting': { name: Text; text: Text }
  'at-on': null
  'at-off': null
  'at-notify': null
  'at-notify-refused': null
  'at-next-soon': { count: number }
  'at-next-asked': null
  'at-evening': null
  'at-seats': null
  'at-seats-same': null
  'at-seats-shifted': null
  'at-rematch-waits': null
  'at-rematch-join': null
  'event-joined': { name: Text; who: Person }
  'event-left': { name: Text; who: Person }
  'event-removed': { name: Text; who: Person }
  'event-takes-seat': { bot: Text }
  'event-replaced': { bot: Text; name: Text; who: Person }
  'event-returned': { name: Text; who: Person }
  'event-timed-out': { name: Text; who: Person }
  'event-bot-turn': { bot: Text }
  'event-host': { name: Text; who: Person }
  'event-offline': { name: Text }
  'event-online': { name: Text }
  'name-for': { bot: Text; name: Text; who: Person }
  'event-dropped': null
  'at-follow': null
  'at-follow-go': null
  'at-followed': null
  'at-sound-ask': null
  'at-sound-yes': null
  'at-sound-no': null
  'at-spectator': null
  'at-set-spectators': null
  'at-keep-watching': null
  'amount': { best: CardValue; color: string; count: number; number: number; suit: string }
  'amount-nothing': null
  'tip-leads': { amount: Text; color: string; rule: string }
  'tip-wins': { amount: Text; color: string; rule: string }
  'tip-leads-tie': { amount: Text; beaten: CardValue; best: CardValue; broken: string; color: string; rule: string }
  'tip-leads-card': { beaten: CardValue; best: CardValue; broken: string; color: string; rule: string }
  'tip-later': { count: number }
  'tip-short': { color: string; mine: Text; name: Text; rule: string; theirs: Text }
  'tip-tie': { best: CardValue; name: Text }
  'tip-nothing': null
  'tip-hope': { count: number; unseen: number }
  'tip-after': { color: string; count: number }
  'tip-owes': { number: number }
  'tip-owes-hopeless': { number: number }
  'tip-draws': { text: Text }
  'tip-reveals': { text: Text }
  'log-palette': { name: Text; palette: CardsValue; who: Person }
  'log-canvas': { card: CardValue; color: string; name: Text; who: Person }
  'log-both': { card: CardValue; color: string; name: Text; palette: CardsValue; who: Person }
  'log-fold': { name: Text; who: Person }
  'log-take': { card: CardValue }
  'log-bury': { card: CardValue }
  'log-shift': { card: CardValue; color: string }
  'log-draw': { count: number }
  'log-leads': { amount: Text; name: Text; who: Person }
  'out-who': { name: Text; who: Person }
  'out-fewer': { against: number; ahead: Text; color: string; count: number; leader: Person }
  'out-tie': { ahead: Text; best: CardValue; color: string; leader: Person }
  'out-nothing': { color: string; name: Text; who: Person }
  'hint-title': null
  'hint-thinking': null
  'hint-none': null
  'hint-chance': { share: number }
  'hint-match': { share: number }
  'hint-no-reply': { share: number }
  'hint-replies': { count: number }
  'hint-keeps-open': { count: number }
  'hint-wins': { colors: Text }
  'hint-draws': { count: number }
  'hint-rescues': { count: number }
  'hint-conceding': { share: number }
  'hint-lost': null
  'hint-use': null
  'hint-fold': null
  'friends-play': null
  'friends-your-turn': null
  'friends-tables': null
  'games-not-begun': null
  'games-delete-friends': null
  'seat-free': null
  'seat-kept': { name: Text }
  'seat-you': null
  'seat-host': null
  'seat-bot': null
  'seat-program': null
  'seat-away': null
  'room-title': null
  'room-invited': { name: Text }
  'room-begun': null
  'room-taken': { count: number; most: number }
  'room-all': null
  'room-all-host': null
  'room-all-guest': { name: Text }
  'room-fills': null
  'room-seats': null
  'room-sit': null
  'room-sit-number': { number: number }
  'room-bot-sit': null
  'room-bot-sit-number': { number: number }
  'room-stand': null
  'room-rename': null
  'room-rename-save': null
  'face-yours': null
  'face-none': null
  'face-cat': null
  'face-fox': null
  'face-rabbit': null
  'face-bear': null
  'face-owl': null
  'face-frog': null
  'face-fish': null
  'face-whale': null
  'face-snail': null
  'face-boat': null
  'face-teapot': null
  'face-cactus': null
  'room-watch-closed': null
  'room-choice': { number: number }
  'room-remove': null
  'room-remove-name': { name: Text }
  'room-remove-title': { name: Text }
  'room-remove-text': { name: Text }
  'room-remove-no': null
  'room-host': null
  'room-host-name': { name: Text }
  'room-take-host': null
  'room-free': { count: number }
  'room-start-now': null
  'room-fill': null
  'room-agreed': null
  'room-change': null
  'room-number': null
  'link-title': null
  'link-text': null
  'link-field': null
  'link-copy': null
  'link-copied': null
  'link-share': null
  'link-code': null
  'link-code-title': null
  'link-local': null
  'agreed-edition': { text: Text }
  'agreed-clock': null
  'agreed-clock-none': null
  'agreed-clock-turn': null
  'agreed-clock-bank': null
  'agreed-turn-time': null
  'agreed-bank-time': null
  'agreed-increment': null
  'agreed-out-of-time': null
  'agreed-bot': null
  'agreed-fold': null
  'agreed-is-turn': { text: Text }
  'agreed-is-bank': { text: Text }
  'agreed-is-increment': { next: Text; text: Text }
  'agreed-is-out': { name: Text; what: string }
  'agreed-help': null
  'agreed-help-hints': null
  'agreed-help-marks': null
  'agreed-help-none': null
  'agreed-pause': null
  'agreed-stand-in': null
  'agreed-is-away': { name: Text; text: Text }
  'agreed-watching': null
  'agreed-late': null
  'agreed-public': null
  'agreed-no-watching': null
  'agreed-spectators': null
  'agreed-no-spectators': null
  'agreed-no-late': null
  'duration-seconds': { count: number }
  'duration-minutes': { count: number }
  'duration-hours': { count: number }
  'late-watching': null
  'late-sit': null
  'late-text': null
  'late-seat': null
  'late-seat-of': { name: Text; number: number }
  'lobby-title': null
  'lobby-more': null
  'lobby-none': null
  'lobby-none-text': null
  'lobby-free': { count: number; rules: Text }
  'lobby-running': { rules: Text }
  'lobby-language': { text: Text }
  'lobby-sit': null
  'lobby-watch': null
  'lobby-sit-names': { names: Text }
  'lobby-watch-names': { names: Text }
  'lobby-anywhere': null
  'lobby-anywhere-text': null
  'move-title': null
  'move-text': null
  'move-which': null
  'move-make': null
  'move-short': null
  'move-done': null
  'move-all-title': null
  'move-all-text': null
  'move-all': null
  'forget-me': null
  'forget-me-title': null
  'forget-me-goes': null
  'forget-me-stays': null
  'forget-me-do': null
  'forget-me-keep': null
  'take-title': null
  'take-text': null
  'take-go': null
  'take-going': null
  'take-empty': null
}
