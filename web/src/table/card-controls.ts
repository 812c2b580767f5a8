// What can be done with the cards that lie on the palettes.

export interface CardControls {
  /** The cards that an action may choose. */
  targets: ReadonlySet<string>
  /** The cards that something can be said about. */
  choosable: ReadonlySet<string>
  /** The cards that were put since one's own last turn. */
  newest: ReadonlySet<string>
  /** The card that is chosen. */
  pressed: string | null
  /** Whether a card can keep its player in; null where that is not shown. */
  mark: (card: string) => 'stays' | 'later' | 'out' | null
  onpick: (card: string, event: MouseEvent) => void
  onpoint: (card: string | null) => void
}
