// The feedback command, which tests run in a process of its own.
import { runFeedbackCommand } from '../src/feedback-command';

void runFeedbackCommand(() => process.env.DOCS_FEEDBACK_STORE ?? '');
