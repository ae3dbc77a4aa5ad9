import { expect, test } from 'vitest';
import { htmlToLines } from './html-to-text.ts';

const campaign = {
  html: `<!doctype html><html><head><title>CANARY</title><style>
    body{background:#f4f1ea;color:#333} .pre{display:none;max-height:0} .h,.h a{font-size:22px;color:#8a1c1c}
    .n{float:left;margin-right:12px} .foot{font-size:11px;color:#888} @media (max-width:480px){.wide{display:none}}
    @media screen and (min-width:600px){.narrow{display:none!important}}
  </style></head><body><div class="pre">CANARY&zwnj;&nbsp;&zwnj;&nbsp;</div><!-- CANARY --><center>
  <table width="600" bgcolor="#ffffff"><tr><td style="font-size:0;line-height:0"><img src="l.png" alt="Ledger logo" width="90">CANARY</td></tr>
  <tr><td class="h"><a href="https://ledger.example/a?u=1">Cranes stand idle</a></td></tr>
  <tr><td>Two of <b>five</b> cranes failed&hellip; <span style="color:#fff">CANARY</span><span class="narrow">CANARY</span>
  <span class="wide">Boxes wait four days.</span></td></tr>
  <tr><td><table><tr><th>Port</th><th>Days</th></tr><tr><td>Rotterdam</td><td>4</td></tr><tr><td>Antwerp</td><td>1</td></tr></table></td></tr>
  <tr><td bgcolor="#222222" style="color:#eeeeee">Number of the day: 97 <font color="#222222">CANARY</font></td></tr>
  <tr><td><div class="n">1</div><div>Order early.</div></td></tr>
  <tr><td class="foot">Sent to readers in Hamburg.</td></tr></table></center></body></html>`,
  seen: `Cranes stand idle Two of five cranes failed Boxes wait four days Port Days Rotterdam 4 Antwerp 1
    Number of the day 97 1 Order early Sent to readers in Hamburg`,
};

const outlook = {
  html: `<html xmlns:o="urn:x"><head><style><!-- p.MsoNormal{margin:0in;font-size:11.0pt} --></style><!--[if gte mso 9]><xml>CANARY</xml><![endif]--></head>
  <body lang="EN-GB"><div class="WordSection1"><p class="MsoNormal">Dear Alex,<o:p></o:p></p><p class="MsoNormal"><o:p>&nbsp;</o:p></p>
  <p class="MsoNormal">Version <s>3</s> 4 is attached.<span style='font-size:1.0pt;color:white'>CANARY</span><o:p></o:p></p>
  <ol start="1" type="1"><li class="MsoNormal">Cap the liability.</li><li class="MsoNormal">Sixty days of help.</li></ol>
  <![if !supportLists]><p class="MsoNormal"><span style="mso-list:Ignore">·<span style="font:7.0pt 'Times New Roman'">&nbsp;</span></span><![endif]>Frankfurt only.</p>
  <p class="MsoNormal" style="display:none">CANARY</p></div></body></html>`,
  seen: 'Dear Alex Version 3 4 is attached 1 Cap the liability 2 Sixty days of help Frankfurt only',
};

const composer = {
  html: `<div dir="ltr"><div>Hi Alex,</div><div><br></div><div>the <i>new</i> plan costs &euro;340k&nbsp;less &ndash; see <a href="https://x.example">page 4</a>.</div>
  <div><ul><li>January: <u>two</u></li><li>April: one</li></ul></div><blockquote style="margin:0 0 0 40px;border:none;padding:0px"><div>as agreed</div></blockquote>
  <div style="opacity:0">CANARY</div><pre>a = 1\nb = 2</pre><details open><summary>More</summary><p>Below.</p></details></div>`,
  seen: 'Hi Alex the new plan costs 340k less see page 4 January two April one as agreed a 1 b 2 More Below',
};

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+/gu) ?? [];

test('htmlToLines reads at least 99.5 % of the visible words of three whole bodies, and none of the hidden ones', () => {
  let seen = 0;
  let read = 0;
  for (const body of [campaign, outlook, composer]) {
    const left = words(
      htmlToLines(body.html)
        .map((line) => line.text)
        .join(' '),
    );
    expect(left).not.toContain('CANARY');
    for (const word of words(body.seen)) {
      const at = left.indexOf(word);
      seen += 1;
      if (at === -1) continue;
      read += 1;
      left.splice(at, 1);
    }
    expect(left).toEqual([]);
  }
  expect(read / seen).toBeGreaterThanOrEqual(0.995);
});
