// Checks a commit message: `room: summary` in at most 72 characters, without a semicolon. Git runs it through .githooks/commit-msg.
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

const longest = 72;

/** Features that have no folder of their own name. */
const features = ['build', 'chaos', 'drafts', 'house', 'player', 'sign-in', 'sign-out', 'start', 'sync', 'undo'];

/** Subjects that git writes. */
const fromGit = /^(Merge |Revert "|fixup! |squash! |amend! )/;

/** The faults of the message, as sentences. */
export function faultsOf(message, rooms) {
  const subject = message.split('\n').find((line) => !line.startsWith('#') && line.trim() !== '') ?? '';
  if (fromGit.test(subject)) return [];
  const [, room, summary] = /^([^:]+): (.*)$/.exec(subject) ?? [];
  if (room === undefined || summary.trim() === '')
    return ['The subject needs the form `room: summary`, for example `queue: keep the scroll position after an undo`.'];
  return [
    ...(rooms.has(room) ? [] : [`No folder or feature is called \`${room}\`. Use a lower-case folder name.`]),
    ...(subject.length > longest ? [`The subject has ${subject.length} characters. The limit is ${longest}.`] : []),
    ...(subject.includes(';') ? ['The subject has a semicolon. Write one idea, or make two commits.'] : []),
  ];
}

/** Every folder name in the checkout, and the features. */
export function roomsOf(files) {
  return new Set([...features, ...files.flatMap((file) => file.split('/').slice(0, -1))]);
}

const [, program, file] = process.argv;
if (program && path.resolve(program) === fileURLToPath(import.meta.url)) {
  const files = execFileSync('git', ['ls-files'], { encoding: 'utf8', maxBuffer: 1 << 26 }).split('\n');
  const faults = faultsOf(readFileSync(file, 'utf8'), roomsOf(files));
  for (const fault of faults) console.error(fault);
  process.exit(faults.length > 0 ? 1 : 0);
}
