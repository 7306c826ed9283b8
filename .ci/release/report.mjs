// What a part of the release check says: a line for each thing it looked at, and at the end "N passed, M failed".

const counts = { passed: 0, failed: 0 }

/** Looks at one thing; what the work throws is what is wrong with it. Gives what the work gives, undefined where it failed. */
export async function check(what, work) {
  const started = performance.now()
  try {
    const found = await work()
    counts.passed++
    console.log(`ok   ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`)
    return found
  } catch (error) {
    counts.failed++
    console.log(`FAIL ${what}: ${error.message}`)
    return undefined
  }
}

/** Says how many passed and sets the exit code. */
export function end() {
  console.log(`${counts.passed} passed, ${counts.failed} failed`)
  process.exitCode = counts.failed > 0 || counts.passed === 0 ? 1 : 0
}

/** Fails with what is said unless it is so. */
export function expect(so, said) {
  if (!so) throw new Error(said)
}

/** The same for two values that have to be equal. */
export function expectEqual(what, found, wanted) {
  expect(JSON.stringify(found) === JSON.stringify(wanted), `${what} is ${JSON.stringify(found)} and should be ${JSON.stringify(wanted)}`)
}
