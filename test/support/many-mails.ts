// Generates many mails by SQL, for plans and figures of large mailboxes. Deterministic: some words occur in every third mail, some in every
// tenth, some in one.
import type { Account } from '#domain/id.ts';

/** `$1` is the person, `$2` and `$3` the first and last index, `$4` the account. One mail every 20 minutes up to 20 November 2026. */
const manyMails = `
  insert into message (user_id, account_id, id, thread_id, provider_labels, labels, received_at, sender_name, sender_email,
                       recipients, copied, subject, reading, attachments, state)
  select $1::uuid, $4::uuid, 'm' || n, 't' || n / 2, labels, labels,
         timestamptz '2026-11-20 12:00Z' - n * interval '20 minutes',
         'Sender ' || n % 500, 'sender' || n % 500 || '@northwind.example',
         '[{"name": "Alex Moreau", "email": "alex@northwind.example"}]', '[]',
         'Report ' || n % 1000 || ' about ' || words[1],
         jsonb_build_object('version', 1, 'summary', '', 'asks', false, 'askWords', '', 'bulk', false, 'seconds', 20,
           'paragraphs', jsonb_build_array(to_jsonb(said), jsonb_build_array('Single' || n || ' closes it.'))),
         case when n % 10 = 0 then '[{"name": "plan.pdf", "mimeType": "application/pdf", "size": 1000}]' else '[]' end::jsonb,
         'parsed'
  from generate_series($2::int, $3::int) as n,
       lateral (select case when n % 20 < 3 then array['inbox', 'unread']
                            when n % 12 = 1 then array['sent']
                            else array['category-updates'] end as labels) as lying,
       lateral (select array_agg(
                  'word' || (1 + (abs(hashint4(n * 64 + place)) % 1000) * (abs(hashint4(place * 7919 + n)) % 1000) / 100)
                  order by place) as words
                from generate_series(1, 60) as place) as drawn,
       lateral (select array[array_to_string(words[1:12], ' ') || case when n % 3 = 0 then ' meeting' else '' end,
                             array_to_string(words[13:40], ' ') || case when n % 10 = 0 then ' budget' else '' end,
                             array_to_string(words[41:60], ' ')] as said) as spoken`;

type Runs = (text: string, values: (string | number)[]) => Promise<unknown>;

/** In batches. Runs ANALYZE after each, as autovacuum would within a minute. */
export const loadMails = async (run: Runs, { userId, id }: Account, count: number): Promise<void> => {
  for (let from = 1; from <= count; from += chunk) {
    await run(manyMails, [userId, from, Math.min(count, from + chunk - 1), id]);
    await run('analyze message, message_words', []);
  }
};

const chunk = 5000;
