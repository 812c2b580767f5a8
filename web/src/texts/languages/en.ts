// The messages of the page in English; those of the terminal stay out.
const files = import.meta.glob<string>(
  [
    '../../../../red7/texts/en/*.ftl',
    '!../../../../red7/texts/en/terminal.ftl',
    '!../../../../red7/texts/en/pictures.ftl',
  ],
  { eager: true, import: 'default' },
)

export default Object.values(files).join('\n')
