// npm run feedback: prints the feedback of readers.
import { runFeedbackCommand } from '@nitric-docs/docs-server/feedback-command';
import { docsSite } from '../src/config/node/docs-site';
import { readEnv } from '../src/config/node/env';

void runFeedbackCommand(docsSite.base, () => readEnv(process.env).DOCS_FEEDBACK_STORE);
