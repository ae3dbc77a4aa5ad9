// Writes every public page and what leads to it.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { env } from 'node:process';
import { type Judged, judgePages } from '#marketing/check/judge.ts';
import { readContent } from '#marketing/content/read.ts';
import { type AnyPage, addressOf, type Family, families, familyNames } from '#marketing/families/families.ts';
import { indexWords } from '#marketing/frame/index-words.ts';
import type { Site } from '#marketing/frame/site.ts';
import { plain } from '#marketing/frame/typography.ts';
import { renamed } from '#marketing/renamed.ts';
import { type Bundle, bundleFrame, type Frame } from './bundle.ts';
import { crawlerFiles } from './crawlers.ts';
import { dashboardRows } from './dashboard.ts';
import { feed } from './feed.ts';
import { displayFont, fontFace, subsetFonts } from './fonts.ts';
import { paint } from './paint.ts';
import { pictureOf } from './picture.ts';
import { relatedPages } from './related.ts';
import { sitemap } from './sitemap.ts';
import { hashOf, type Writer, writerTo } from './write.ts';

const root = path.resolve(import.meta.dirname, '../..');
const kept = path.join(root, 'node_modules/.cache/pages');

/** `client`: folder of the build's browser files. */
export const buildPages = async (client: string): Promise<number> => {
  const pages = (await readContent()).flatMap(({ of }) => (of === null ? [] : [of]));
  const painting = paintPictures(pages);
  const judged = await judgePages(root);
  refuseFaults(judged);
  const bundle = await bundleFrame(root, path.join(kept, 'frame'));
  const writer = writerTo(client, path.join(kept, 'compressed'));
  rmSync(path.join(client, 'pages'), { recursive: true, force: true });
  const site = await writeSite(writer, bundle, pages);
  const pictures = writePictures(writer, await painting);
  const weights = writePages(writer, bundle.frame, { pages, site, pictures });
  writeIndexes(writer, bundle.frame, { pages, site, pictures });
  writer.text('/sitemap.xml', sitemap(pages, site.origin));
  writer.text(
    '/blog/feed.xml',
    feed(
      pages.flatMap((of) => (of.family === 'blog' ? [of.page] : [])),
      site.origin,
    ),
  );
  for (const [address, text] of crawlerFiles(pages, site.origin)) writer.text(address, text);
  const rows = dashboardRows(pages, judged, weights);
  writer.text('/pages/dashboard.json', JSON.stringify({ rows }));
  writePlan(path.dirname(client), site.origin);
  await writer.end();
  return pages.length;
};

const refuseFaults = (judged: readonly Judged[]): void => {
  const faulty = judged.filter(({ faults }) => faults.length > 0);
  if (faulty.length === 0) return;
  const said = faulty.flatMap(({ id, faults }) => faults.map((fault) => `${id}: ${fault}`));
  throw new Error(`${faulty.length} public pages have faults:\n${said.join('\n')}`);
};

/** The style sheet and the fonts. The build knows the address of Flow only if the environment names it; else the server changes it. */
const writeSite = async (writer: Writer, { css, files }: Bundle, pages: readonly AnyPage[]): Promise<Site> => {
  const fonts = (await subsetFonts(signsIn(pages))).map(({ cut, bytes }) => {
    const address = `/pages/${cut.family.toLowerCase().replaceAll(' ', '-')}-${cut.style}-${hashOf(bytes)}.woff2`;
    writer.bytes(address, bytes);
    return { cut, address };
  });
  for (const [name, bytes] of files) writer.text(`/pages/${name}`, Buffer.from(bytes).toString());
  const sheet = fonts.map(({ cut, address }) => fontFace(cut, address)).join('') + css;
  const style = `/pages/style-${hashOf(sheet)}.css`;
  writer.text(style, sheet);
  return {
    origin: (env['FLOW_URL'] ?? `http://localhost:${env['PORT'] ?? 3000}`).replace(/\/$/, ''),
    style,
    fonts: fonts.filter(({ cut }) => cut.first).map(({ address }) => address),
  };
};

const always = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ0123456789 .,:;?!/()&%$€£-–+×=#@©‘’“”…·→';

const signsIn = (pages: readonly AnyPage[]): string => {
  return [...new Set(always + pages.map(({ page }) => JSON.stringify(page)).join(''))].sort().join('');
};

type Made = { pages: readonly AnyPage[]; site: Site; pictures: ReadonlyMap<string, string> };

/** PNG by the id of the page, or by the family for its list. Other threads paint. */
const paintPictures = async (pages: readonly AnyPage[]): Promise<Map<string, Uint8Array>> => {
  const drawings = new Map([
    ...familyNames.map((family) => [family, pictureOf(listPicture(family))] as const),
    ...pages.map(({ family, page }) => [page.id, pictureOf(pagePicture(family, page))] as const),
  ]);
  const font = await displayFont(signsIn(pages));
  return paint(drawings, { font, kept: path.join(kept, 'pictures') });
};

/** Addresses by the same keys. */
const writePictures = (writer: Writer, painted: ReadonlyMap<string, Uint8Array>): Map<string, string> =>
  new Map(
    [...painted].map(([id, png]) => {
      const address = `/pages/share/${id}-${hashOf(png)}.png`;
      writer.bytes(address, png);
      return [id, address];
    }),
  );

const listPicture = (family: Family) => ({
  line: indexWords[family].line,
  about: families[family].label,
  seed: family,
});

const pagePicture = (family: Family, page: AnyPage['page']) => ({
  line: page.hero.line,
  about: family === 'blog' ? 'Blog' : page.title,
  seed: page.id,
});

/** Bytes of each page's HTML. */
const writePages = (writer: Writer, frame: Frame, { pages, site, pictures }: Made): Map<string, number> => {
  const related = relatedPages(pages);
  return new Map(
    pages.map((of) => {
      const { id } = of.page;
      const address = addressOf(of.family, id);
      const html = frame.renderPage({
        of,
        site,
        address,
        picture: pictures.get(id) ?? '',
        related: related.get(id) ?? [],
      });
      writer.text(`${address}/index.html`, html);
      return [id, Buffer.byteLength(html)];
    }),
  );
};

const writeIndexes = (writer: Writer, frame: Frame, { pages, site, pictures }: Made): void => {
  for (const family of familyNames) {
    const listed = pages
      .filter((of) => of.family === family)
      .map((of) => ({
        address: addressOf(family, of.page.id),
        title: of.page.title,
        line: of.page.hero.line,
        group: frame.groupOf(of),
        words: plain([of.page.title, of.page.hero.line, ...of.page.keywords].join(' ')).toLowerCase(),
      }));
    const order = frame.groupNames();
    listed.sort(
      (one, two) => order.indexOf(one.group) - order.indexOf(two.group) || one.title.localeCompare(two.title),
    );
    const list = { family, listed, site, picture: pictures.get(family) ?? '' };
    writer.text(`${families[family].address}/index.html`, frame.renderIndex(list));
    writer.text(`/pages/missing/${family}.html`, frame.renderMissing(list));
  }
};

/** The server reads this to serve them. It lies beside the browser files, so nobody fetches it. */
const writePlan = (build: string, origin: string): void => {
  const plan = {
    origin,
    lists: familyNames.map((family) => ({
      address: families[family].address,
      missing: `/pages/missing/${family}.html`,
    })),
    moved: Object.fromEntries(
      Object.entries(renamed).flatMap(([old, now]) =>
        familyNames
          .filter((family) => old.startsWith(families[family].prefix) && now.startsWith(families[family].prefix))
          .map((family) => [addressOf(family, old), addressOf(family, now)]),
      ),
    ),
  };
  mkdirSync(build, { recursive: true });
  writeFileSync(path.join(build, 'pages.json'), JSON.stringify(plan));
};
