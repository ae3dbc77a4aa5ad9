// Appears when this device knows no user and the server does not answer. It keeps asking.
import { LinePage } from '#web/ui/frame/line-page.tsx';
import { serverAway } from './server-away.ts';

export const NoServer = () => (
  <LinePage line="offline" title="One moment">
    <p role="status">{serverAway}</p>
  </LinePage>
);
