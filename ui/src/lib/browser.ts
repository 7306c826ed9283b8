/** The few things that leave the page, behind one object so that tests can watch them. */
export const browser = {
  go: (url: string) => window.location.assign(url),
  reload: () => window.location.reload(),
  print: () => window.print(),
  confirm: (question: string) => window.confirm(question),
}
