// Rules for the whole house that lint cannot check. Each rule returns the violations as sentences.
import { cyclesIn } from './cycles.ts';
import { isTest, rooms, sources, type Tree } from './tree.ts';

export type Rule = (tree: Tree) => string[];

/** Lint finds cycles of values. Two files may name each other's types; a longer cycle of types couples a whole folder. */
export const typesMakeNoLongCycle: Rule = (tree) =>
  cyclesIn(tree, sources(tree)).map((cycle) => `${cycle.join(' → ')} is a cycle`);

/** Two accounts in one page share nothing: `perDevice` or `deviceObservable` of web/device.ts makes an account's state. */
export const stateBelongsToADevice: Rule = (tree) =>
  sources(tree)
    .filter((file) => file.startsWith('web/') && !file.startsWith('web/session/'))
    .filter((file) => /^(?:export )?(?:let |const \w+(?:: [^=]+)? = observable[<(])/m.test(tree.text(file)))
    .map((file) => `${file} keeps state of its own: see web/device.ts`);

const emptyNames = new Set(['utils', 'helpers', 'lib', 'common', 'shared', 'misc', 'manager', 'service', 'index']);

/** No vague names for files and folders. */
export const namesSaySomething: Rule = (tree) =>
  rooms
    .flatMap((room) => tree.files(room))
    .filter((file) => file.split('/').some((part) => emptyNames.has(part.replace(/\..*$/, ''))))
    .map((file) => `${file} has a name that says nothing`);

/** The present moment comes from the two clocks; the local Google, a program apart, has its own. */
export const timeComesFromTheClock: Rule = (tree) =>
  sources(tree)
    .filter((file) => !/^(server|web)\/clock\.ts$/.test(file) && !file.startsWith('emulators/'))
    .filter((file) => /new Date\(\s*\)/.test(tree.text(file)))
    .map((file) => `${file} reads the clock by itself`);

/**
 * One place decides the formats of clocks, dates and numbers. The exceptions calculate in another time zone, or hold sample mail in
 * one language.
 */
export const figuresAreThePersons: Rule = (tree) =>
  sources(tree)
    .filter((file) => /^(domain|commands|reading|language|web)\//.test(file))
    .filter((file) => !/^(domain\/(formats|zone-offset)|reading\/reason|web\/demo\/mail)\.ts$/.test(file))
    .filter((file) => /toLocale(Date|Time)?String\(|Intl\.(DateTime|Number)Format\([^)]/.test(tree.text(file)))
    .map((file) => `${file} writes a figure by a format of its own: see domain/formats.ts`);

/** Larger type gives the layout of a smaller screen, like a magnified page. */
export const screensAreMeasuredInType: Rule = (tree) =>
  tree
    .files('web')
    .filter((file) => file.endsWith('.css') && /@media[^{]*\d+px/.test(tree.text(file)))
    .map((file) => `${file} measures the screen in px: say it in em`);

/** Tests wait with `test/support/until.ts`, because one second is short on a busy machine. */
export const testsArePatient: Rule = (tree) =>
  [...rooms, 'test']
    .flatMap((folder) => tree.files(folder))
    .filter((file) => /\.tsx?$/.test(file) && !/^test\/(support\/until|house\.test)\.ts$/.test(file))
    .filter((file) => /\bvi\.wait(?:For|Until)\(/.test(tree.text(file)))
    .map((file) => `${file} waits for no longer than a second: see test/support/until.ts`);

/** Plain functions and plain objects: an error must be a class, a worklet's processor too, and there are no enums, which Node could not run. */
export const nothingIsAClass: Rule = (tree) =>
  sources(tree).flatMap((file) =>
    [...tree.text(file).matchAll(classes)]
      .map((match) => `${match[1]} ${match[2] ?? ''}`.trim())
      .filter((name) => classesThereAre.get(file) !== name)
      .map((name) => `${file} declares: ${name}`),
  );

const classesThereAre = new Map([
  ['domain/problem.ts', 'class Problem'],
  ['web/audio/hearing/capture.worklet.ts', 'class Capture'],
]);

/** Requires the opening brace outside a comment, so that HTML and prose do not match. */
const classes = /^(?!\s*(?:\/\/|\/?\*)).*?\b(class|enum)\b[ \t]*(\w+)?[^\n{'"`=;]*\{/gm;

/** A folder without a floor would see everything. */
export const foldersStandOnAFloor: Rule = (tree) =>
  floorsIn(tree).flatMap(({ room, floors }) =>
    [
      ...new Set(
        tree.files(room).map(
          (file) =>
            file
              .slice(room.length + 1)
              // Words are on the floor of the folder that they belong to.
              .replace(/^en\//, '')
              .split('/')
              .slice(0, -1)[0] ?? '',
        ),
      ),
    ]
      .filter((name) => name !== '' && !floors.flat().includes(name))
      .map((name) => `${room}/${name} stands on no floor: name it in the table of oxlint.config.ts`),
  );

/** The floors in ARCHITECTURE.md must equal those of the linter. */
export const thePlanShowsTheFloors: Rule = (tree) =>
  floorsIn(tree)
    .map(({ room, floors }) => `- \`${room}\`: ${floors.map((names) => names.join(', ')).join(' | ')}.`)
    .filter((line) => !tree.text('ARCHITECTURE.md').includes(line))
    .map((line) => `ARCHITECTURE.md does not say: ${line}`);

const floorsIn = (tree: Tree): { room: string; floors: string[][] }[] => {
  const table = /const floors\b[^{]*\{([\s\S]*?)\n\};/.exec(tree.text('oxlint.config.ts'))?.[1] ?? '';
  return table
    .split(/\n {2}(?=[\w'/]+: \[)/)
    .slice(1)
    .map((row) => ({
      room: /[\w/]+/.exec(row)?.[0] ?? '',
      floors: [...row.matchAll(/\[([^[\]]+)\]/g)].map(([, names = '']) => names.match(/[\w.-]+/g) ?? []),
    }));
};

/** Each capability has one name in its calls, on the server and in the web. */
export const capabilitiesBearOneName: Rule = (tree) =>
  tree
    .files('api')
    .map((file) => /^api\/([\w-]+)\.ts$/.exec(file)?.[1] ?? '')
    .filter((name) => name !== '' && name !== 'api' && name !== 'endpoint' && name !== 'live')
    .flatMap((name) => [`server/${name}/routes.ts`, `web/data/${name}.ts`])
    .filter((file) => !tree.has(file))
    .map((file) => `${file} is missing: its capability has calls in api/`);

/** Every call of the contract stands in the list of all calls. */
export const callsAreListed: Rule = (tree) => {
  const list = tree.text('api/api.ts');
  return tree.files('api').flatMap((file) =>
    [...tree.text(file).matchAll(/export const (\w+) = endpoint\(/g)]
      .map((match) => match[1] ?? '')
      .filter((name) => !new RegExp(`\\b${name}\\b`).test(list))
      .map((name) => `${name} of ${file} is not in api/api.ts`),
  );
};

/** Every address has its screen, every screen its address, and the routing table leads only to files there are. */
export const routesAndScreensMatch: Rule = (tree) => {
  const table = tree.text('web/routes.ts');
  const shown = [...table.matchAll(/'(screens\/[^']+)'/g)].map((match) => `web/${match[1]}`);
  const listed = ['web/paths.ts', 'web/public-paths.ts']
    .map((file) => (tree.has(file) ? tree.text(file) : ''))
    .join('\n');
  const lists = [...listed.matchAll(/export const (paths|publicPaths) = \{([\s\S]*?)\n\}/g)];
  const addresses = lists.flatMap(([, list = '', entries = '']) =>
    [...entries.matchAll(/^\s+(\w+):/gm)].map((match) => `${list}.${match[1]}`),
  );
  return [
    ...shown.filter((file) => !tree.has(file)).map((file) => `web/routes.ts leads to ${file}, which is not there`),
    ...screens(tree)
      .filter((file) => !shown.includes(file))
      .map((file) => `${file} is a screen that no route leads to`),
    ...addresses
      .filter((name) => name !== 'paths.landing' && !table.includes(`(${name},`))
      .map((name) => `the address ${name} has no screen in web/routes.ts`),
  ];
};

/** Only screens have a default export. The error screen is the root's own. */
const screens = (tree: Tree): string[] =>
  tree
    .files('web/screens')
    .filter((file) => file.endsWith('.tsx') && /^export default /m.test(tree.text(file)))
    .filter((file) => !tree.text('web/root.tsx').includes(`./${file.slice('web/'.length)}`));

/** Each room has a door, a tsconfig of its own, and a place on the map. */
export const roomsAreFurnished: Rule = (tree) => {
  const inUse = rooms.filter((room) => tree.files(room).length > 0);
  const map = tree.has('README.md') ? tree.text('README.md') : '';
  return inUse.flatMap((room) => [
    ...(tree.text('package.json').includes(`"#${room}/*"`) ? [] : [`${room}/ has no door in package.json`]),
    ...(tree.has(`${room}/tsconfig.json`) ? [] : [`${room}/ has no tsconfig.json`]),
    ...(map.includes(`${room}/`) ? [] : [`README.md does not name ${room}/ on its map`]),
    ...(tree.text('oxlint.config.ts').includes(`  ${room}: [`) ? [] : [`${room}/ has no wall in oxlint.config.ts`]),
  ]);
};

/** Every documented command works in a fresh checkout, because its pre-script installs what it needs. */
export const commandsReadyTheCheckout: Rule = (tree) => {
  const readme = tree.has('README.md') ? tree.text('README.md') : '';
  const named = [...readme.matchAll(/`npm (?:run )?([\w:-]+)/g)].map(([, name = '']) => name);
  return [...new Set(named)]
    .filter((name) => !tree.text('package.json').includes(`"pre${name}": "node scripts/setup.mjs"`))
    .map((name) => `npm run ${name} installs nothing in a fresh checkout: give it a pre${name} in package.json`);
};

const gmailLabel = /['"`{, ](?:INBOX|UNREAD|SENT|DRAFT|SPAM|TRASH|STARRED|IMPORTANT|CATEGORY_[A-Z]*)['"`}, ]/;

/**
 * Gmail's label ids stand in its adapter alone: everything else says roles. Applied migrations cannot change, and a test may name what
 * it sends to the local Google or reads from it.
 */
export const labelsAreRoles: Rule = (tree) =>
  rooms
    .flatMap((room) => tree.files(room))
    .filter((file) => /\.(tsx?|sql)$/.test(file))
    .filter((file) => !/^(emulators|server\/adapters\/google|server\/db\/migrations)\//.test(file))
    .filter(
      (file) =>
        !/^(web\/commands\/old-labels|server\/db\/label-roles|domain\/change\/shapes-before)\.test\.ts$/.test(file),
    )
    .flatMap((file) =>
      tree
        .text(file)
        .split('\n')
        .filter((line) => gmailLabel.test(line) && !(isTest(file) && /google/.test(tree.text(file))))
        .map((line) => `${file} names a label of Gmail's: ${line.trim()}`),
    );
