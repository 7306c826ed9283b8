/** What the server wrote into the page as JSON, so that the page need not ask; undefined where it wrote nothing. */
export function pageData(id: string, page: Document = document): unknown {
  const told = page.getElementById(id)?.textContent
  return told ? JSON.parse(told) : undefined
}
