// Package outcome names the ways in which a check of a program can end.
package outcome

// Outcome is the way in which a check of a program ended. It is part of the JSON output of both commands.
type Outcome string

// The outcomes, with the exit code of the command.
const (
	Accepted      Outcome = "accepted"       // 0: nitric up would accept the declared resources
	Passed        Outcome = "passed"         // 0: every step and expectation of the scenario was met
	Error         Outcome = "error"          // 1: the check itself failed, for example because the scenario is invalid
	Rejected      Outcome = "rejected"       // 2: Nitric rejects what the program declares
	Failed        Outcome = "failed"         // 3: a step or an expectation of the scenario wasn't met
	MissingImport Outcome = "missing-import" // 4: the program imports something that doesn't exist
	Crash         Outcome = "crash"          // 5: a panic, an uncaught exception, or a signal ended the program
	Exit          Outcome = "exit"           // 6: the program exited too early or with a status other than 0
	Timeout       Outcome = "timeout"        // 7: the time limit ended the program
	Skipped       Outcome = "skipped"        // 8: the machine lacks something that the scenario requires
)

var exitCodes = map[Outcome]int{
	Accepted:      0,
	Passed:        0,
	Error:         1,
	Rejected:      2,
	Failed:        3,
	MissingImport: 4,
	Crash:         5,
	Exit:          6,
	Timeout:       7,
	Skipped:       8,
}

// ExitCode returns the exit code of a command that ends with the outcome.
func (o Outcome) ExitCode() int {
	if code, known := exitCodes[o]; known {
		return code
	}
	return exitCodes[Error]
}
