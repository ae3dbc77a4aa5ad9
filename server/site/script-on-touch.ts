// A page that is whole without its script loads the script once somebody points, taps or presses a key. A reader on a slow phone
// never waits for it.

/**
 * `page`: one that the build wrote. `module`: the address of its script, as `moduleOf` returns it. The script loads on the first touch,
 * and so do its preloads. A press on a link with `data-intent` waits for the script in `window.earlyPress`, and follows the link if the
 * script cannot load.
 */
export const scriptOnTouch = (page: string, module: string): string =>
  page
    .replace(preload, (link) => link.replace('rel="modulepreload"', waiting))
    .replace(moduleScript, () => `<script>${loaderOf(module)}</script>`);

/** The code of the page's module script. Only a file of its own keeps the order in which its imports run. */
export const moduleOf = (page: string): string => moduleScript.exec(page)?.[1] ?? '';

const preload = /<link\b[^>]*\brel="modulepreload"[^>]*>/g;
const waiting = 'data-on-touch=""';
const moduleScript = /<script type="module"[^>]*>([\s\S]*?)<\/script>/;

const loaderOf = (module: string): string => `(()=>{const kinds=${JSON.stringify(touches)};let pressed=null;
const press=event=>{const link=event.target.closest?.("a[data-intent]");if(!link||event.button||event.ctrlKey||event.metaKey||event.shiftKey)return;event.preventDefault();pressed=link};
const start=({type,movementX,movementY})=>{if(type==="pointermove"&&!movementX&&!movementY)return;
for(const kind of kinds)removeEventListener(kind,start,true);
for(const link of document.querySelectorAll("link[data-on-touch]"))link.rel="modulepreload";
import("${module}").catch(()=>{removeEventListener("click",press,true);if(pressed)location.assign(pressed.href)})};
window.earlyPress=()=>{removeEventListener("click",press,true);const intent=pressed?.dataset.intent??null;pressed=null;return intent};
addEventListener("click",press,true);
for(const kind of kinds)addEventListener(kind,start,{capture:true,passive:true})})()`;

/** A browser reports a mouse at rest as a move of nothing when the page appears under it. */
const touches = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'click'];
