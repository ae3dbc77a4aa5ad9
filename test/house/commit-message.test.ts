// The commit check, as a rule and as the hook that git runs.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';

const root = path.resolve(import.meta.dirname, '..', '..');
const folder = mkdtempSync(path.join(os.tmpdir(), 'flow-commit-'));
/** Without the settings and hooks of the person who runs the test. */
const environment = {
  ...Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('GIT_'))),
  GIT_CONFIG_GLOBAL: path.join(folder, 'gitconfig'),
  GIT_CONFIG_NOSYSTEM: '1',
};
const git = (at: string, ...words: string[]) =>
  spawnSync('git', words, { cwd: at, encoding: 'utf8', env: environment });

/** A checkout with the hook, the scripts and one room. It looks installed, because setup must not fetch packages here. */
const checkout = (name: string, { isGit }: { isGit: boolean }): string => {
  const at = path.join(folder, name);
  mkdirSync(path.join(at, 'queue'), { recursive: true });
  writeFileSync(path.join(at, 'queue', 'rows.ts'), '');
  for (const part of ['.githooks', 'scripts', 'package.json', 'package-lock.json'])
    cpSync(path.join(root, part), path.join(at, part), { recursive: true });
  mkdirSync(path.join(at, 'node_modules'));
  cpSync(path.join(root, 'node_modules', '.flow-lock'), path.join(at, 'node_modules', '.flow-lock'));
  writeFileSync(path.join(at, '.gitignore'), 'node_modules/\n');
  if (!isGit) return at;
  git(at, 'init', '--quiet');
  git(at, 'add', '.');
  return at;
};

const setUp = (at: string) =>
  spawnSync(process.execPath, [path.join(at, 'scripts', 'setup.mjs')], { cwd: at, encoding: 'utf8', env: environment });

const commit = (at: string, subject: string) => git(at, 'commit', '--quiet', '--allow-empty', '--message', subject);

beforeAll(() => {
  writeFileSync(environment.GIT_CONFIG_GLOBAL, '[user]\n\tname = Ada\n\temail = ada@example.com\n');
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('commit check', () => {
  test('setup turns the hook on, and git then refuses a subject without a room', () => {
    const at = checkout('git', { isGit: true });
    expect(setUp(at).status).toBe(0);
    expect(commit(at, 'Rows keep their place').status).not.toBe(0);
    expect(commit(at, 'queue: keep the place of each row').status).toBe(0);
    expect(git(at, 'log', '--format=%s').stdout).toBe('queue: keep the place of each row\n');
  });

  test.each([
    ['Queue: keep the place', 'called `Queue`'],
    ['kitchen: keep the place', 'called `kitchen`'],
    ['queue keep the place', 'room: summary'],
    ['queue: ', 'room: summary'],
    ['queue: keep the place; show the count', 'semicolon'],
    [`queue: ${'keep '.repeat(14)}it`, 'The limit is 72'],
  ])('refuses "%s"', (subject, reason) => {
    const at = path.join(folder, 'git');
    writeFileSync(path.join(at, 'message'), `${subject}\n\nA body; of any length.\n`);
    const checked = spawnSync(path.join(at, '.githooks', 'commit-msg'), ['message'], {
      cwd: at,
      encoding: 'utf8',
      env: environment,
    });
    expect(checked.status).toBe(1);
    expect(checked.stderr).toContain(reason);
  });

  test.each(['scripts: name the limit', 'undo: keep the order', "Merge branch 'main'", 'fixup! queue: keep the place'])(
    'accepts "%s"',
    (subject) => {
      expect(commit(path.join(folder, 'git'), subject).status).toBe(0);
    },
  );

  test("setup leaves a person's own hooks alone", () => {
    const at = checkout('own-hooks', { isGit: true });
    git(at, 'config', 'core.hooksPath', '.husky');
    expect(setUp(at).status).toBe(0);
    expect(git(at, 'config', '--get', 'core.hooksPath').stdout).toBe('.husky\n');
  });

  test('setup passes in a folder without git', () => {
    const at = checkout('tarball', { isGit: false });
    expect(setUp(at)).toMatchObject({ status: 0, stderr: '' });
    expect(existsSync(path.join(at, '.git'))).toBe(false);
  });
});
