const INITIAL = '1.0'

/** Labels of versions that a teacher made by hand are numbers with one decimal; regenerated ones begin with v. */
const NUMERIC = /^\d{1,6}(\.\d)?$/

/** The highest numeric label plus 0.1, to one decimal; 1.0 where there is none. Counted in tenths, as 1.9 + 0.1 is no 2.0 in floats. */
export function nextLabel(labels: readonly string[]): string {
  const tenths = labels.filter((label) => NUMERIC.test(label)).map((label) => Math.round(Number(label) * 10))
  return tenths.length === 0 ? INITIAL : ((Math.max(...tenths) + 1) / 10).toFixed(1)
}
