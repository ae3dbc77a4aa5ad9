// The editor of an event of one's own: title, time, place and guests.
import { Repeat } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { entriesOf, type GuestEntry } from '#domain/calendar.ts';
import { plusDays } from '#domain/day.ts';
import { spanOfDrawn } from '#domain/moved-span.ts';
import type { EventSpan } from '#domain/wall-time.ts';
import { atWall, wallOf } from '#domain/wall-time.ts';
import { now } from '#web/clock.ts';
import type { Scope } from '#web/commands/event-commands.ts';
import { rhythmOf } from '#web/conversation/calendar/events/said-times.ts';
import { settings } from '#web/data/settings.ts';
import { Button } from '#web/ui/button.tsx';
import { Field } from '#web/ui/field.tsx';
import { Modal } from '#web/ui/modal.tsx';
import { Switch } from '#web/ui/switch.tsx';
import styles from './editor.module.css';
import { GuestsField } from './guests-field.tsx';
import { notifiedBySave, saveWords } from './notified-by-save.ts';
import { type Editing, type OwnEvents, useOwn } from './own-events.ts';
import { fieldsIn, type LineFields } from './sentence-line.ts';

export function Editor({ zone }: { zone: string }) {
  const own = useOwn();
  if (own === null) return null;
  const { editing, edit } = own;
  return (
    <Modal
      open={editing !== null}
      title={editing?.kind === 'change' ? 'Change event' : 'New event'}
      kind="middle"
      onClose={() => edit(null)}
    >
      {editing && <Form editing={editing} own={own} zone={zone} />}
    </Modal>
  );
}

type Draft = LineFields & { guests: readonly GuestEntry[]; video: boolean };

const useDraft = (editing: Editing, zone: string) => {
  const [draft, become] = useState(() => draftOf(editing, zone));
  const [{ guests: _, video: __, ...blank }] = useState(draft);
  const [wrong, setWrong] = useState(false);
  const set = (more: Partial<Draft>): void => {
    setWrong(false);
    become({ ...draft, ...more });
  };
  const edited = {
    title: draft.title.trim(),
    place: draft.place.trim(),
    guests: [...draft.guests],
    video: draft.video,
    recurrence: draft.recurrence,
    span: spanOf(draft, zone, editing),
  };
  return { draft, blank, set, wrong, setWrong, edited, tells: notifiedBySave(editing, edited) };
};

function Form({ editing, own, zone }: { editing: Editing; own: OwnEvents; zone: string }) {
  const { draft, blank, set, wrong, setWrong, edited, tells } = useDraft(editing, zone);
  const [scope, setScope] = useState<Scope>('this');
  const [typed, setTyped] = useState('');
  const save = (event: FormEvent): void => {
    event.preventDefault();
    const { span } = edited;
    if (span === null) return setWrong(true);
    // What stands in the field may be a guest, or a mistake: neither is lost.
    if (typed.trim() !== '') return;
    if (own.save(editing, { ...edited, span, scope, tells })) own.edit(null);
  };
  // A first guest usually comes with a way to join.
  const invite = (guests: GuestEntry[]): void =>
    set({
      guests,
      video: draft.video || (settings.current().videoCalls && draft.guests.length === 0 && guests.length > 0),
    });
  return (
    <form className={styles.form} onSubmit={save}>
      {editing.kind === 'new' && <SentenceLine blank={blank} zone={zone} set={set} />}
      <Field
        label="Title"
        value={draft.title}
        maxLength={1024}
        autoComplete="off"
        onChange={({ target }) => set({ title: target.value })}
      />
      <Switch on={draft.allDay} name="All day" onChange={(allDay) => set({ allDay })}>
        It takes whole days and no hours.
      </Switch>
      <Times draft={draft} wrong={wrong} set={set} />
      {draft.recurrence && (
        <p className={styles.repeats}>
          <Repeat size={16} strokeWidth={1.75} aria-hidden="true" />
          {repeatWords(draft, zone)}
        </p>
      )}
      <Field
        label="Place"
        value={draft.place}
        maxLength={1024}
        autoComplete="off"
        onChange={({ target }) => set({ place: target.value })}
      />
      {repeats(editing) && <ScopeChoice scope={scope} onChoose={setScope} />}
      <GuestsField guests={draft.guests} onChange={invite} typed={typed} onType={setTyped} />
      <Switch on={draft.video} name="Google Meet" onChange={(video) => set({ video })}>
        A link by which guests join.
      </Switch>
      <Button kind="flow" type="submit">
        {saveWords(tells.length)}
      </Button>
    </form>
  );
}

type LineProps = { blank: LineFields; zone: string; set: (more: Partial<Draft>) => void };

/** Fills the fields below as the person types. What it no longer says becomes blank again. */
function SentenceLine({ blank, zone, set }: LineProps) {
  return (
    <Field
      label="In one sentence"
      placeholder="Lunch tomorrow at one for an hour"
      maxLength={200}
      autoComplete="off"
      onChange={({ target }) => set({ ...blank, ...fieldsIn(target.value, now(), zone, settings.current()) })}
    />
  );
}

const repeatWords = ({ recurrence, day }: Draft, zone: string): string => {
  const words = rhythmOf(recurrence ?? [], atWall(`${day}T12:00`, zone), { zone });
  return words.charAt(0).toUpperCase() + words.slice(1);
};
const repeats = (editing: Editing): boolean => editing.kind === 'change' && editing.of.event.series !== null;

type TimesProps = { draft: Draft; wrong: boolean; set: (more: Partial<Draft>) => void };

function Times({ draft, wrong, set }: TimesProps) {
  return (
    <div className={styles.times}>
      <Field
        label={draft.allDay ? 'First day' : 'Day'}
        type="date"
        required
        value={draft.day}
        onChange={({ target }) =>
          set({ day: target.value, last: target.value > draft.last ? target.value : draft.last })
        }
      />
      {draft.allDay ? (
        <Field
          label="Last day"
          type="date"
          required
          value={draft.last}
          error={wrong ? 'It ends before it begins.' : undefined}
          onChange={({ target }) => set({ last: target.value })}
        />
      ) : (
        <>
          <Field
            label="From"
            type="time"
            required
            value={draft.from}
            onChange={({ target }) => set({ from: target.value })}
          />
          <Field
            label="To"
            type="time"
            required
            value={draft.to}
            error={wrong ? 'It ends before it begins.' : undefined}
            onChange={({ target }) => set({ to: target.value })}
          />
        </>
      )}
    </div>
  );
}

const scopes: readonly [Scope, string][] = [
  ['this', 'Just this one'],
  ['following', 'From now on'],
  ['all', 'All of the series'],
];

function ScopeChoice({ scope, onChoose }: { scope: Scope; onChoose: (scope: Scope) => void }) {
  return (
    <fieldset className={styles.scopes}>
      <legend>It repeats. Change</legend>
      {scopes.map(([one, name]) => (
        <label key={one}>
          <input type="radio" name="scope" checked={scope === one} onChange={() => onChoose(one)} />
          {name}
        </label>
      ))}
    </fieldset>
  );
}

const draftOf = (editing: Editing, zone: string): Draft => {
  const { title, place, video } = editing.kind === 'change' ? editing.of.event : { title: '', place: '', video: false };
  const guests = editing.kind === 'change' ? entriesOf(editing.of.event) : [];
  const said = { title, place, video, guests };
  const { start, end } = editing.kind === 'change' ? editing.of.event.span : editing.span;
  if (start.kind === 'day' || end.kind === 'day') {
    const [first, last] = [start.kind === 'day' ? start.day : '', end.kind === 'day' ? plusDays(end.day, -1) : ''];
    return { ...said, allDay: true, day: first, last, from: '09:00', to: '10:00', recurrence: null };
  }
  const [from, to] = [wallOf(new Date(start.at), zone), wallOf(new Date(end.at), zone)];
  const day = from.slice(0, 10);
  return { ...said, allDay: false, day, last: day, from: from.slice(11), to: to.slice(11), recurrence: null };
};

/** An end before the start is one of the next day. */
const spanOf = ({ allDay, day, last, from, to }: Draft, zone: string, editing: Editing): EventSpan | null => {
  const before = editing.kind === 'change' ? editing.of.event.span : null;
  if (allDay) return spanOfDrawn({ kind: 'day', start: day, end: plusDays(last, 1) }, zone, before);
  const ends = to > from ? day : plusDays(day, 1);
  return spanOfDrawn({ kind: 'at', start: `${day}T${from}`, end: `${ends}T${to}` }, zone, before);
};
