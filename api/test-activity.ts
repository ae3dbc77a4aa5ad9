// The test page of the activity log.
import * as z from 'zod/mini';
import { LoggedActivity, TestActionType } from '#domain/test-activity.ts';
import { endpoint } from './endpoint.ts';

/** The ten latest entries, with all that they hold. For the test page. */
export const getLoggedActivity = endpoint({
  method: 'GET',
  path: '/api/activity/test',
  who: 'user',
  request: z.object({}),
  response: z.object({ activity: z.array(LoggedActivity) }),
});

/** Logs an action that changes no mail. At most ten a minute. */
export const logTestActivity = endpoint({
  method: 'POST',
  path: '/api/activity/test',
  who: 'user',
  request: z.object({ actionType: TestActionType }),
  response: z.object({}),
});
