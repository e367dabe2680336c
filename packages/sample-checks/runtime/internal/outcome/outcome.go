// Package outcome names the ways in which a check of a program can end.
package outcome

// Outcome is the way in which a check of a program ended. It is part of the JSON output of both commands.
type Outcome string

// The outcomes.
const (
	Accepted      Outcome = "accepted"       // nitric up would accept the declared resources
	Passed        Outcome = "passed"         // every step and expectation of the scenario was met
	Error         Outcome = "error"          // the check itself failed, for example because the scenario is invalid
	Rejected      Outcome = "rejected"       // Nitric rejects what the program declares
	Failed        Outcome = "failed"         // a step or an expectation of the scenario wasn't met
	MissingImport Outcome = "missing-import" // the program imports something that doesn't exist
	Crash         Outcome = "crash"          // a panic, an uncaught exception, or a signal ended the program
	Exit          Outcome = "exit"           // the program exited too early or with a status other than 0
	Timeout       Outcome = "timeout"        // the time limit ended the program
	Skipped       Outcome = "skipped"        // the machine lacks something that the scenario requires
)
