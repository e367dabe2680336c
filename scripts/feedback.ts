// npm run feedback: prints the feedback of readers.
import { runFeedbackCommand } from '@nitric-docs/docs-server/feedback-command';
import { readEnv } from '../src/config/node/env';

void runFeedbackCommand(() => readEnv(process.env).DOCS_FEEDBACK_STORE);
