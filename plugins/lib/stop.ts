/**
 * Ends the command with messages and nothing else, unless there are none. An error that is thrown to Docusaurus would be printed with
 * stack traces, and with advice that doesn't apply here.
 */
export function stopIfAny(problems: readonly string[]): void {
  if (problems.length > 0) {
    const count = problems.length === 1 ? '1 problem' : `${problems.length} problems`;
    console.error(`\n${problems.join('\n\n')}\n\n${count}. The build stopped.`);
    process.exit(1);
  }
}
