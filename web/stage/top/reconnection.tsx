import { useEffect } from 'react';
import { followReconnection } from '#web/session/reconnect.ts';
import { leave } from '#web/stage/keys/leave.ts';

/** Says when Google revokes access, and when it works again. */
export function Reconnection() {
  useEffect(() => followReconnection(leave), []);
  return null;
}
