import { settings } from '../../lib/settings';
import * as feedback from './feedback';

export const resendFeedback = (): Promise<void> => feedback.resendFeedback(settings.feedbackUrl);
