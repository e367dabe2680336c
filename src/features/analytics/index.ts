import type * as Fathom from 'fathom-client';
import { settings } from '../../lib/settings';

/** All goal events. The analytics service counts them by their names, so a name must not change. */
export type Goal = 'Feedback sent' | 'Sample copied' | 'Search without results';

/** A site without analytics doesn't load its library. Analytics can be blocked, and readers must not notice that. */
export function record(send: (fathom: typeof Fathom) => void): void {
  if (settings.analytics) {
    import(/* webpackChunkName: "fathom" */ './fathom')
      .then(({ fathom }) => fathom && send(fathom))
      .catch(() => undefined);
  }
}

/** Records that a reader reached a goal. Only the name is sent. */
export const recordGoal = (goal: Goal): void => record(({ trackEvent }) => trackEvent(goal));
