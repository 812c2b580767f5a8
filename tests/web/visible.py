"""What a browser shows of a page, in JavaScript that several measurements begin with."""

VISIBLE = """
  const isShown = (element) => element.checkVisibility({ visibilityProperty: true })
  const shown = (selector, within = document) =>
    [...within.querySelectorAll(selector)].filter(isShown)
  const box = (element) => element.getBoundingClientRect()
  const cutText = (element) => element.scrollWidth > element.clientWidth + 1 &&
    getComputedStyle(element).overflowX !== 'visible'
  const pageIsTooWide = () => {
    const { scrollWidth, clientWidth } = document.documentElement
    return scrollWidth > clientWidth ? [`the page is ${scrollWidth} wide`] : []
  }
  // What can be read now: the window on top, if there is one, or the whole page.
  const onTop = () => document.querySelector(':popover-open') ??
    [...document.querySelectorAll('dialog[open]')].at(-1) ?? document.body
  const textsIn = function* (within) {
    const walker = document.createTreeWalker(within, NodeFilter.SHOW_TEXT)
    for (let node = walker.nextNode(); node; node = walker.nextNode()) yield node
  }
"""
"""Functions: `isShown`, `shown`, `box`, `cutText`, `pageIsTooWide`, `onTop`, `textsIn`."""
