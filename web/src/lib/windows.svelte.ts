// The windows that every page can open.

export type Window = 'help' | 'settings' | 'log'

export const windows = $state<{ open: Window | null }>({ open: null })

export function open(window: Window | null): void {
  windows.open = window
}
