// The dialogs that every page can open.

export type DialogName = 'help' | 'settings' | 'log' | 'move' | 'move-all' | 'forget-me'

export const dialogs = $state<{ open: DialogName | null }>({ open: null })

export function openDialog(name: DialogName | null): void {
  dialogs.open = name
}
