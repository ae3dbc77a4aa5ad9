// The settings: one page, with a section for each subject. Each change is a command: saved at once, undone on a word.
import { ArrowLeft } from 'lucide-react';
import type { ComponentType } from 'react';
import { type MetaFunction, useNavigate } from 'react-router';
import { titled } from '#web/brand.ts';
import { paths, playerAliases } from '#web/paths.ts';
import { useSession } from '#web/session/session.ts';
import { useScene } from '#web/stage/scene/use-scene.ts';
import { ColumnPage } from '#web/ui/frame/column-page.tsx';
import { AssistantPart } from './settings/assistant-part.tsx';
import { BoardPart } from './settings/board-part.tsx';
import { BriefingPart } from './settings/briefing-part.tsx';
import { CalendarPart } from './settings/calendar-part.tsx';
import { CreditsPart } from './settings/credits/credits-part.tsx';
import { DevicesPart } from './settings/devices/devices-part.tsx';
import { Install } from './settings/install.tsx';
import { KnownPart } from './settings/known/known-part.tsx';
import { ConnectionPart } from './settings/leaving/connection-part.tsx';
import { PrivacyPart } from './settings/leaving/privacy-part.tsx';
import { MailPart } from './settings/mail-part.tsx';
import { NoticesPart } from './settings/notices/notices-part.tsx';
import { ReadingPart } from './settings/reading-part.tsx';
import { Section } from './settings/section.tsx';
import { useSectionOfAddress } from './settings/section-of-address.ts';
import styles from './settings/settings.module.css';
import { VoicePart } from './settings/voice-part.tsx';
import { You } from './settings/you.tsx';

export const meta: MetaFunction = () => [{ title: titled('Settings') }];

/** `You` needs the person, so it stands apart. */
const sections: readonly (readonly [id: string, title: string, Part: ComponentType | null])[] = [
  ['you', 'You', null],
  ['voice', 'Voice', VoicePart],
  ['reading', 'Reading', ReadingPart],
  ['mail', 'Mail and keys', MailPart],
  ['calendar', 'Calendar', CalendarPart],
  ['assistant', 'Assistant', AssistantPart],
  ['known', 'What Flow knows about me', KnownPart],
  ['briefing', 'Briefing', BriefingPart],
  ['notices', 'Notices', NoticesAndInstall],
  ['credits', 'Credits', CreditsPart],
  ['account', 'Account', ConnectionPart],
  ['leaderboard', 'Leaderboard', BoardPart],
  ['devices', 'Devices', DevicesPart],
  ['privacy', 'Privacy', PrivacyPart],
];

export default function Settings() {
  const navigate = useNavigate();
  const { user } = useSession();
  useSectionOfAddress(user !== null);
  useScene({
    name: 'settings',
    controls: [
      {
        id: 'back',
        name: 'Back to the player',
        phrases: ['go back', 'back to my mail'],
        keys: ['Esc'],
        icon: ArrowLeft,
        run: () => {
          void navigate(paths.emailPlayer);
          return null;
        },
      },
    ],
  });
  if (user === null) return null;
  return (
    <ColumnPage title="Settings" back={{ to: playerAliases[0], label: 'Back to the player' }}>
      <nav className={styles.index} aria-label="Sections">
        {sections.map(([id, title]) => (
          <a key={id} href={`#${id}`}>
            {title}
          </a>
        ))}
      </nav>
      {sections.map(([id, title, Part]) => (
        <Section key={id} id={id} title={title}>
          {Part === null ? <You user={user} /> : <Part />}
        </Section>
      ))}
    </ColumnPage>
  );
}

function NoticesAndInstall() {
  return (
    <>
      <NoticesPart />
      <Install />
    </>
  );
}
