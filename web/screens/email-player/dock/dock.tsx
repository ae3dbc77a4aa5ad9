// The controls under the line: the acts for this mail, and the transport with the two round buttons in the middle.
import {
  AlarmClock,
  Archive,
  ArchiveRestore,
  Bell,
  Captions,
  Ellipsis,
  Keyboard,
  MailCheck,
  MailOpen,
  Pause,
  Play,
  Reply,
  Search,
  SkipBack,
  SkipForward,
  Star,
  Trash2,
  Undo2,
} from 'lucide-react';
import { type ComponentProps, memo } from 'react';
import { hasLabel, type Label } from '#domain/mail.ts';
import { useCanUndo } from '#web/commands/undo.ts';
import { speedLabel, turnSpeed } from '#web/conversation/player/speed.ts';
import { MoreMenu } from '#web/screens/email-player/late-parts.tsx';
import { useToolbar } from '#web/stage/foot/use-toolbar.ts';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { TalkRound } from '#web/stage/talk/talk-round.tsx';
import { controlsId } from '#web/stage/top/skip-to-controls.tsx';
import { useObserved, useStageSession } from '#web/stage/use-stage-session.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Round } from '#web/ui/round.tsx';
import styles from './dock.module.css';

type Props = {
  run: (act: KeyAct) => void;
  /** No mail is on the screen. */
  empty: boolean;
  captioned: boolean;
  talking: boolean;
};

export const Dock = memo(function Dock({ run, empty, captioned, talking }: Props) {
  const toolbar = useToolbar('[data-start]');
  return (
    // A press keeps the focus where it was, so Space and Enter stay player keys.
    <div
      {...toolbar}
      id={controlsId}
      className={styles.dock}
      role="toolbar"
      aria-label="Player"
      onMouseDown={keepFocus}
    >
      <Chips run={run} empty={empty} />
      <Transport run={run} empty={empty} captioned={captioned} talking={talking} />
      <div className={styles.chipsRight}>
        <LaterChips run={run} empty={empty} />
      </div>
    </div>
  );
});

type RunProps = Pick<Props, 'run'>;
type ChipsProps = Pick<Props, 'run' | 'empty'>;

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** Made once, so that a chip whose props are the same does not render. */
const icons = {
  activity: <ArchiveRestore {...icon} />,
  reply: <Reply {...icon} />,
  archive: <Archive {...icon} />,
  talk: <Keyboard {...icon} />,
  trash: <Trash2 {...icon} />,
  star: <Star {...icon} />,
  read: <MailCheck {...icon} />,
  unread: <MailOpen {...icon} />,
  undo: <Undo2 {...icon} />,
  search: <Search {...icon} />,
} as const;

type ActChipProps = {
  run: Props['run'];
  act: KeyAct;
  icon: keyof typeof icons;
  label: string;
  shortcut: string;
  on?: boolean;
  pressed?: boolean;
  disabled?: boolean;
};

const ActChip = memo(function ActChip({ run, act, icon: name, label, shortcut, on, pressed, disabled }: ActChipProps) {
  return (
    <Chip
      icon={icons[name]}
      shortcut={shortcut}
      {...(on === undefined ? {} : { on })}
      aria-pressed={pressed}
      disabled={disabled}
      onClick={() => run(act)}
    >
      {label}
    </Chip>
  );
});

function Chips({ run, empty }: ChipsProps) {
  return (
    <div className={styles.chips}>
      {empty ? (
        <ActChip run={run} act="activity" icon="activity" label="Recent activity" shortcut="H" />
      ) : (
        <MailChips run={run} />
      )}
      <div className={styles.onPhone}>
        <LaterChips run={run} empty={empty} />
        <TypeChip run={run} />
      </div>
    </div>
  );
}

const MailChips = memo(function MailChips({ run }: RunProps) {
  return (
    <>
      <ActChip run={run} act="reply" icon="reply" label="Reply" shortcut="R" />
      <ActChip run={run} act="archive" icon="archive" label="Archive" shortcut="E" />
      <TimeChips run={run} />
      <MoreMenu run={run}>
        <MoreChip />
      </MoreMenu>
    </>
  );
});

const TypeChip = memo(function TypeChip({ run }: RunProps) {
  return (
    <Chip icon={icons.talk} onClick={() => run('talk')}>
      Type <span className="sr">what you would say</span>
    </Chip>
  );
});

function TimeChips({ run }: RunProps) {
  const { asking } = useStageSession();
  const asked = useObserved(asking, (current) => current?.command ?? null);
  return timed.map(({ command, label, shortcut, Icon }) => (
    <Chip
      key={command}
      data-chip={command}
      icon={<Icon {...icon} />}
      shortcut={shortcut}
      on={asked === command}
      aria-haspopup="dialog"
      aria-expanded={asked === command}
      // The press that closes an open menu must not open it again.
      onPointerDown={(event) => event.nativeEvent.stopImmediatePropagation()}
      onClick={() => run(command)}
    >
      {label}
    </Chip>
  ));
}

const MoreChip = (props: ComponentProps<'button'>) => (
  <Chip {...props} data-chip="more" icon={<Ellipsis {...icon} />}>
    <span className="sr">More</span>
  </Chip>
);

const timed = [
  { command: 'snooze', label: 'Snooze', shortcut: 'S', Icon: AlarmClock },
  { command: 'remind', label: 'Remind', shortcut: 'T', Icon: Bell },
] as const;

function LaterChips({ run, empty }: ChipsProps) {
  const { search } = useStageSession();
  const searching = useObserved(search.state, (current) => current !== null);
  return (
    <>
      {!empty && (
        <>
          <ActChip run={run} act="trash" icon="trash" label="Trash" shortcut="#" />
          <StarChip run={run} />
          <ReadChip run={run} />
        </>
      )}
      <UndoChip run={run} />
      <ActChip run={run} act="search" icon="search" label="Search" shortcut="/" on={searching} />
    </>
  );
}

/** Chips that follow the mail read it themselves, so the dock does not render with every mail. */
function StarChip({ run }: RunProps) {
  const starred = useMark('starred');
  return <ActChip run={run} act="star" icon="star" label="Star" shortcut="Shift S" on={starred} pressed={starred} />;
}

function ReadChip({ run }: RunProps) {
  const unread = useMark('unread');
  return (
    <ActChip
      run={run}
      act="mark-read"
      icon={unread ? 'read' : 'unread'}
      label={unread ? 'Mark read' : 'Mark unread'}
      shortcut="Shift U"
    />
  );
}

function UndoChip({ run }: RunProps) {
  const { player } = useStageSession();
  const passed = useObserved(player.state, (state) => state.passed !== null);
  const undoable = useCanUndo() || passed;
  return <ActChip run={run} act="undo" icon="undo" label="Undo" shortcut="Z" disabled={!undoable} />;
}

const useMark = (label: Label): boolean =>
  useObserved(useStageSession().currentThread, (thread) => thread !== undefined && hasLabel(thread, label));

const Transport = memo(function Transport({ run, empty, captioned, talking }: Props) {
  const { player } = useStageSession();
  const playing = useObserved(player.state, (state) => state.playing);
  const speed = useObserved(player.state, (state) => state.speed);
  const reads = playing && !talking;
  const PlayIcon = reads ? Pause : Play;
  return (
    <div className={styles.transport}>
      <button
        type="button"
        className={`num ${styles.speed}`}
        aria-label={`Speed ${speedLabel(speed).replace('×', ' times')}`}
        onClick={() => player.send({ kind: 'speed', speed: turnSpeed(speed) })}
      >
        {speedLabel(speed)}
      </button>
      <IconButton label="Previous email (K)" disabled={empty} onClick={() => run('previous')}>
        <SkipBack size={22} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <Round
        data-start
        kind={reads ? 'play' : 'play-quiet'}
        disabled={empty}
        label={reads ? 'Pause (Space)' : 'Play (Space)'}
        onClick={() => run('play-pause')}
      >
        <PlayIcon size={26} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
      </Round>
      <TalkRound {...{ run, talking }} />
      <IconButton label="Next email (J)" disabled={empty} onClick={() => run('next')}>
        <SkipForward size={22} fill="currentColor" strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
      <IconButton label="Captions (C)" aria-pressed={captioned} onClick={() => run('captions')}>
        <Captions size={22} strokeWidth={1.75} aria-hidden="true" />
      </IconButton>
    </div>
  );
});
