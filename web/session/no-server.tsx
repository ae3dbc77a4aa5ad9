// What stands where nobody is known on this device and the server cannot say who is here; it is asked again until it does.
import { LinePage } from '#web/ui/frame/line-page.tsx';
import { serverAway } from './server-away.ts';

export const NoServer = () => (
  <LinePage line="offline" title="One moment">
    <p role="status">{serverAway}</p>
  </LinePage>
);
