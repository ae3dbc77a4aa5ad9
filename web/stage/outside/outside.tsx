// What a signed-in page does with the world around it: notices, the app's icon, installing, the keyboard on the screen.
import { FromNotice } from './from-notice.tsx';
import { IconBadge } from './icon-badge.tsx';
import { InstallOffer } from './install-offer.tsx';
import { KeyboardRoom } from './keyboard-room.tsx';
import { MeetingHabits } from './meeting-habits.ts';
import { MorningBriefing } from './morning-briefing.ts';
import { OpenBriefing } from './open-briefing.tsx';

export const Outside = () => (
  <>
    <FromNotice />
    <IconBadge />
    <InstallOffer />
    <KeyboardRoom />
    <OpenBriefing />
    <MorningBriefing />
    <MeetingHabits />
  </>
);
