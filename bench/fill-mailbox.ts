// Loads a large mailbox by SQL into a person's own: threads of one to three messages from two thousand people. One
// person wrote a fifth of the mail.
import { Client } from 'pg';
import { read } from '#reading/read.ts';

/** `inbox`: threads of the inbox, all of them for the queue but every twentieth, which is bulk. */
export const fillMailbox = async (
  connectionString: string,
  email: string,
  { messages, inbox }: { messages: number; inbox: number },
): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  const { rows } = await client.query<{ user_id: string; account_id: string; revision: string }>(
    'select user_id, account_id, revision from mailbox where email = $1',
    [email],
  );
  const [owner] = rows;
  if (!owner) throw new Error(`${email} has no mailbox`);
  const readings = JSON.stringify([...letters(false), ...letters(true)]);
  // These benches do not search, and indexing the words takes minutes.
  await client.query('alter table message disable trigger keep_message_words');
  await client.query(fill, [owner.user_id, Number(owner.revision), messages, inbox, readings, owner.account_id]);
  await client.query('alter table message enable trigger keep_message_words');
  await client.query(
    `update mailbox set revision = (select max(revision) from thread where user_id = $1) where user_id = $1`,
    [owner.user_id],
  );
  for (const table of ['message', 'thread', 'sender']) await client.query(`vacuum analyze ${table}`);
  await client.end();
};

const openings = [
  'The figures are attached.',
  'I looked at the plan again.',
  'The meeting was moved.',
  'Thank you for Monday.',
];
const asked = ['Could you approve the budget?', 'Are you free on Thursday?', 'Please send the deck by Friday.', ''];

/** Sixteen letters of about two hundred words each, in the form that Flow stores. */
const letters = (bulk: boolean) =>
  openings.flatMap((opening) =>
    asked.map((ask) =>
      read({
        html: null,
        text: [opening, ...Array.from({ length: 5 }, (_, nth) => paragraph(nth)), ask].join('\n\n'),
        subject: 'Plan',
        from: { name: 'Maya Lindqvist', email: 'maya@helio.example' },
        headers: new Map(bulk ? [['list-unsubscribe', '<mailto:off@helio.example>']] : []),
        ownAddress: 'alex@northwind.example',
      }),
    ),
  );

const paragraph = (nth: number): string =>
  `In part ${nth + 1} we go through what the team found last week. Two of the seven projects, the data lead and the second recruiter, moved to the next quarter. That brings us under the ceiling for now. The rest of the plan stays as it was agreed.`;

/** $1 user, $2 revision so far, $3 messages, $4 threads of the inbox, $5 readings: sixteen letters, then as many of bulk. */
const fill = `
with letter as (select nth - 1 as nth, reading from jsonb_array_elements($5::jsonb) with ordinality as one(reading, nth)),
one as (
  select n,
         -- Of the inbox every thread has two messages; the rest is in threads of its own.
         case when n < 2 * $4::int then n / 2 else n end as thread,
         n < 2 * $4::int as here
  from generate_series(0, $3::int - 1) as n
),
told as (
  select *, here and thread % 20 = 19 as bulk, lpad(to_hex(thread), 14, '0') as t, lpad(to_hex(n), 14, '0') as m from one
),
stored as (
  insert into message (user_id, account_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email,
                       recipients, copied, subject, reading, attachments, state)
  select $1::uuid, $6::uuid, 'f' || m, 'f' || t, labels, labels,
         now() - make_interval(mins => 10 * n), 'Sender ' || sender, 'sender' || sender || '@helio.example',
         '[{"name":"Alex","email":"alex@northwind.example"}]', '[]', 'Subject ' || n || ' of the plan', letter.reading, '[]', 'parsed'
  from (
    select *, case when n % 5 = 0 then 0 else n % 2000 end as sender,
           case when not here then array['category-personal']
                when thread % 3 = 0 then array['inbox', 'unread'] else array['inbox'] end as labels,
           n % 16 + case when bulk then 16 else 0 end as which
    from told
  ) as message
  join letter on letter.nth = which
)
insert into thread (user_id, account_id, id, revision, in_inbox)
select $1::uuid, $6::uuid, 'f' || t, $2::bigint + 1 + min(n) / 100, bool_or(here) from told group by t`;
