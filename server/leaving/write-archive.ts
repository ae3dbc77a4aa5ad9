// One ZIP archive of all that Flow keeps of a person: a JSON file for each table, drafts and notes as text, and what each file means.
import { PassThrough, type Readable } from 'node:stream';
import { ZipFile } from 'yazl';
import * as z from 'zod/mini';
import type { UserId } from '#domain/id.ts';
import { noteSubject } from '#domain/note.ts';
import { Problem } from '#domain/problem.ts';
import { type PersonTable, retention } from '#domain/retention.ts';
import type { Context } from '#server/context.ts';
import type { Tx } from '#server/db/database.ts';
import { type Row, type TableExport, tableExports, type Unseal } from './export-tables.ts';
import { type Column, columnsOf, eachBatch } from './read-rows.ts';

/** `written` hears of each batch. The stream fails if a table cannot be read. */
export const archiveOf = (ctx: Context, userId: UserId, written: (rows: number) => Promise<void>): Readable => {
  const zip = new ZipFile();
  const out = new PassThrough();
  zip.on('error', (error) => out.destroy(asError(error)));
  zip.outputStream.pipe(out);
  fill({ ctx, userId, zip, out, written }).then(
    () => zip.end(),
    (error: unknown) => out.destroy(asError(error)),
  );
  return out;
};

const asError = (error: unknown): Error => (error instanceof Error ? error : new Error('the archive failed'));

type Archive = { ctx: Context; userId: UserId; zip: ZipFile; out: Readable; written: (rows: number) => Promise<void> };

const fill = async (archive: Archive): Promise<void> => {
  const { ctx, zip } = archive;
  const mtime = ctx.clock.now();
  const described: Record<string, Described> = {};
  const skipped: Record<string, string> = {};
  zip.addBuffer(Buffer.from(readme(mtime)), 'README.txt', { mtime });
  for (const { name, kept, tables } of retention) {
    for (const table of tables) {
      const how: TableExport = tableExports[table];
      if (how.kind === 'skipped') skipped[table] = how.why;
      else described[`${table}.json`] = { what: name, kept, ...(await addTable(archive, table, how)) };
    }
  }
  const schema = JSON.stringify({ made: mtime.toISOString(), files: described, leftOut: skipped }, null, 2);
  zip.addBuffer(Buffer.from(schema), 'schema.json', { mtime });
};

type Described = { what: string; kept: string; columns: Column[]; leftOut: Readonly<Record<string, string>> };

type RowsExport = Extract<TableExport, { kind: 'rows' }>;

const addTable = async (
  archive: Archive,
  table: PersonTable,
  { omits, reshapes = {}, shape = (row) => row }: RowsExport,
): Promise<Pick<Described, 'columns' | 'leftOut'>> => {
  const { ctx, userId, zip, out } = archive;
  const columns = (await columnsOf(ctx, table)).filter(({ name }) => !(name in omits));
  const mtime = ctx.clock.now();
  const entry = new PassThrough();
  // Without a reader the writer would wait forever, with the table open.
  const stopEntry = () => entry.destroy();
  out.once('close', stopEntry);
  zip.addReadStream(entry, `${table}.json`, { mtime });
  const texts: Text[] = [];
  let first = true;
  await write(entry, '[\n');
  await eachBatch(ctx, userId, { table, columns: columns.map(({ name }) => name) }, async (rows, tx) => {
    const unseal = await unsealer(ctx, tx, userId);
    const shaped = rows.map((row) => shapedOr(row, () => shape(row, unseal)));
    for (const row of shaped) texts.push(...textsIn(table, row));
    await write(entry, `${first ? '' : ',\n'}${shaped.map((row) => JSON.stringify(row)).join(',\n')}`);
    first = false;
    await archive.written(rows.length);
  });
  await write(entry, '\n]\n');
  entry.end();
  out.off('close', stopEntry);
  for (const { name, content } of texts) zip.addBuffer(Buffer.from(content), name, { mtime });
  return { columns: columns.filter(({ name }) => !(name in reshapes)), leftOut: { ...omits, ...reshapes } };
};

/** A row of an older version may have another form. It must not keep the rest from its person. */
const shapedOr = (row: Row, shape: () => Row): Row => {
  try {
    return shape();
  } catch {
    const readable = Object.entries(row).filter(([, value]) => typeof value !== 'string' || !value.startsWith('v1.'));
    return { ...Object.fromEntries(readable), unreadable: true };
  }
};

/** Waits until the archive took it. */
const write = (entry: PassThrough, text: string): Promise<void> =>
  new Promise((resolve, reject) => {
    entry.write(text, (error) => (error ? reject(error) : resolve()));
  });

const unsealer = async (ctx: Context, tx: Tx, userId: UserId): Promise<Unseal> => {
  const keys = await ctx.keyring.forMany(tx, userId);
  return (place, sealed) => {
    try {
      return keys.open(place, sealed);
    } catch (error) {
      if (error instanceof Problem && error.code === 'secret.unreadable') return null;
      throw error;
    }
  };
};

type Text = { name: string; content: string };

const DraftRow = z.object({
  id: z.string(),
  content: z.object({
    to: z._default(z.array(z.object({ email: z.string() })), []),
    subject: z._default(z.string(), ''),
    text: z._default(z.string(), ''),
  }),
});
const NoteRow = z.object({
  id: z.string().check(z.regex(/^[\w-]+$/)),
  subject: z.literal(noteSubject),
  received_at: z.date(),
  text: z.string(),
});

const textsIn = (table: PersonTable, row: Row): Text[] => {
  if (table === 'draft') return draftText(row);
  if (table !== 'message') return [];
  const note = NoteRow.safeParse(row);
  if (!note.success) return [];
  const { id, received_at, text } = note.data;
  return [{ name: `notes/${received_at.toISOString().slice(0, 10)}-${id}.txt`, content: `${text}\n` }];
};

const draftText = (row: Row): Text[] => {
  const draft = DraftRow.safeParse(row);
  if (!draft.success) return [];
  const { id, content } = draft.data;
  const to = content.to.map(({ email }) => email).join(', ');
  return [{ name: `drafts/${id}.txt`, content: `To: ${to}\nSubject: ${content.subject}\n\n${content.text}\n` }];
};

const readme = (made: Date): string =>
  [
    'This is everything that Flow keeps of you.',
    `Made: ${made.toISOString()}`,
    '',
    'Each .json file is one table. schema.json says what each file and each column is, and what was left out and why.',
    'message.json has the text of your mail as Flow reads it, and a link to each mail at Gmail. Attachments are at Gmail only.',
    'drafts/ has your drafts, and notes/ your notes to yourself, as plain text.',
    'No file holds a password, a token or a key.',
    '',
  ].join('\n');
