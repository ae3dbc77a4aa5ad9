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
import { speedLabel, turnSpeed } from '#web/conversation/player/speed.ts';
import { MoreMenu } from '#web/screens/email-player/late-parts.tsx';
import { keepFocus } from '#web/stage/keys/keep-focus.ts';
import type { KeyAct } from '#web/stage/keys/keys.ts';
import { TalkRound } from '#web/stage/talk/talk-round.tsx';
import { useHands, useObserved } from '#web/stage/use-player.ts';
import { Chip } from '#web/ui/chip.tsx';
import { IconButton } from '#web/ui/icon-button.tsx';
import { Round } from '#web/ui/round.tsx';
import styles from './dock.module.css';
import { useToolbar } from './use-toolbar.ts';

type Props = {
  run: (act: KeyAct) => void;
  empty: boolean;
  starred: boolean;
  unread: boolean;
  undoable: boolean;
  captioned: boolean;
  talking: boolean;
};

export const Dock = memo(function Dock(props: Props) {
  const toolbar = useToolbar('[data-start]');
  return (
    // A press keeps the focus where it was, so Space and Enter stay player keys.
    <div {...toolbar} id={id} className={styles.dock} role="toolbar" aria-label="Player" onMouseDown={keepFocus}>
      <Chips {...props} />
      <Transport {...props} />
      <RightChips {...props} />
    </div>
  );
});

const id = 'controls';

/** Lets keyboard users skip the letter and the queue. */
export function SkipToControls() {
  return (
    <a
      className={styles.skip}
      href={`#${id}`}
      onClick={(event) => {
        event.preventDefault();
        document.querySelector<HTMLElement>(`#${id} [tabindex="0"]`)?.focus();
      }}
    >
      Skip to controls
    </a>
  );
}

const icon = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

function Chips({ run, empty, starred, unread, undoable }: Props) {
  return (
    <div className={styles.chips}>
      {empty ? (
        <Chip icon={<ArchiveRestore {...icon} />} shortcut="H" onClick={() => run('activity')}>
          Recent activity
        </Chip>
      ) : (
        <>
          <Chip icon={<Reply {...icon} />} shortcut="R" onClick={() => run('reply')}>
            Reply
          </Chip>
          <Chip icon={<Archive {...icon} />} shortcut="E" onClick={() => run('archive')}>
            Archive
          </Chip>
          <TimeChips run={run} />
          <MoreMenu run={run}>
            <MoreChip />
          </MoreMenu>
        </>
      )}
      <div className={styles.onPhone}>
        <LaterChips {...{ run, empty, starred, unread, undoable }} />
        <Chip icon={<Keyboard {...icon} />} onClick={() => run('talk')}>
          Type <span className="sr">what you would say</span>
        </Chip>
      </div>
    </div>
  );
}

function TimeChips({ run }: Pick<Props, 'run'>) {
  const { asking } = useHands();
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
      // The press that closes the menu must not reopen it.
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

function RightChips({ run, empty, starred, unread, undoable }: Props) {
  return (
    <div className={styles.chipsRight}>
      <LaterChips {...{ run, empty, starred, unread, undoable }} />
    </div>
  );
}

function LaterChips({
  run,
  empty,
  starred,
  unread,
  undoable,
}: Pick<Props, 'run' | 'empty' | 'starred' | 'unread' | 'undoable'>) {
  const { search } = useHands();
  const searching = useObserved(search.state, (found) => found !== null);
  const ReadIcon = unread ? MailCheck : MailOpen;
  return (
    <>
      {!empty && (
        <Chip icon={<Trash2 {...icon} />} shortcut="#" onClick={() => run('trash')}>
          Trash
        </Chip>
      )}
      {!empty && (
        <Chip
          icon={<Star {...icon} />}
          shortcut="Shift S"
          on={starred}
          aria-pressed={starred}
          onClick={() => run('star')}
        >
          Star
        </Chip>
      )}
      {!empty && (
        <Chip icon={<ReadIcon {...icon} />} shortcut="Shift U" onClick={() => run('mark-read')}>
          {unread ? 'Mark read' : 'Mark unread'}
        </Chip>
      )}
      <Chip icon={<Undo2 {...icon} />} shortcut="Z" disabled={!undoable} onClick={() => run('undo')}>
        Undo
      </Chip>
      <Chip icon={<Search {...icon} />} shortcut="/" on={searching} onClick={() => run('search')}>
        Search
      </Chip>
    </>
  );
}

function Transport({ run, empty, captioned, talking }: Props) {
  const { player } = useHands();
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
}
