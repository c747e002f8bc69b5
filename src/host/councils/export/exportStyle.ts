/** The look of an exported page: the transcript's own measures and colours, without an editor to supply them. */

const tokens = `
:root{color-scheme:light dark;--s1:4px;--s2:8px;--s3:12px;--s4:16px;--s5:24px;--s6:32px;--s7:48px;
--font:"Segoe WPC","Segoe UI",-apple-system,BlinkMacSystemFont,system-ui,Ubuntu,"Open Sans",sans-serif;
--mono:ui-monospace,SFMono-Regular,Menlo,Consolas,"Liberation Mono",monospace;
--bg:#fff;--fg:#3b3b3b;--strong:#1f1f1f;--link:#005fb8;--agree:#388a34;--nuance:#a8780a;--disagree:#d3290f;--blocking:#d3290f;
--human:#652d90;--orange:#d18616;--yellow:#bf8803;--green:#388a34;--blue:#0063d3;--quiet:#f7f7f7;--tint:9%;--hue:16%}
@media (prefers-color-scheme:dark){:root{--bg:#1f1f1f;--fg:#ccc;--strong:#e7e7e7;--link:#4daafc;--agree:#89d185;--nuance:#cca700;
--disagree:#f4605b;--blocking:#f85149;--human:#b180d7;--yellow:#cca700;--green:#89d185;--blue:#59a4f9;--quiet:#282828;--tint:12%;--hue:18%}}
:root{--muted:color-mix(in srgb,var(--fg) 74%,var(--bg));--line:color-mix(in srgb,var(--fg) 15%,transparent)}
`;

const page = `
*{box-sizing:border-box;margin:0}
html{scroll-padding-top:var(--s4)}
body{background:var(--bg);color:var(--fg);font:15px/1.6 var(--font);overflow-wrap:anywhere;-webkit-text-size-adjust:100%}
.wrap,.lane,.foot{max-width:1176px;margin:0 auto;padding:0 var(--s5)}
a{color:var(--link);text-decoration-thickness:1px;text-underline-offset:3px}
.body a[href^="#"]{font-weight:500;text-decoration:none}
.body a[href^="#"]:hover{text-decoration:underline}
:focus-visible{outline:2px solid var(--link);outline-offset:2px;border-radius:2px}
ul,ol{padding:0;list-style:none}
h1,h2,h3{font-weight:600;font-size:inherit;line-height:1.35;color:var(--strong)}
b{font-weight:600;color:var(--strong)}
.muted{color:var(--muted)}
.num{font-variant-numeric:tabular-nums}
.sr,.jump:not(:focus){position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%);white-space:nowrap}
.sprite{position:absolute;width:0;height:0}
.g{width:16px;height:16px;flex:none;vertical-align:-3px;fill:none;stroke:currentColor;stroke-width:1.3;stroke-linecap:round;stroke-linejoin:round}
.g.agree{color:var(--agree)}.g.nuance{color:var(--nuance)}.g.disagree{color:var(--disagree)}.g.blocking{color:var(--blocking)}.g.human{color:var(--human)}.g.muted{color:var(--muted)}
symbol .f{fill:currentColor;stroke:none}
symbol .n{stroke:var(--bg);stroke-width:1.6}
.tag{display:inline-flex;align-items:center;gap:4px;padding:0 6px;border:1px solid var(--line);border-radius:4px;color:var(--muted);font-size:12px;line-height:19px}
.tag .g{width:13px;height:13px}
.model{color:var(--muted);font:12px/1.2 var(--mono)}
code,pre{font-family:var(--mono);font-size:.88em}
code{padding:1px 4px;border-radius:3px;background:color-mix(in srgb,var(--fg) 9%,transparent)}
pre{padding:var(--s3);border-radius:6px;background:var(--quiet);overflow-x:auto}
pre code{padding:0;background:none;white-space:pre;overflow-wrap:normal}
.wide{overflow-x:auto}
.body table,.wide table{border-collapse:collapse;font-size:14px}
.body :is(th,td),.wide :is(th,td){padding:5px 14px 5px 0;border-bottom:1px solid var(--line);text-align:start;vertical-align:top;overflow-wrap:normal}
.wide th{color:var(--strong)}
`;

const header = `
.top{border-bottom:1px solid var(--line);padding:var(--s6) 0 var(--s4);margin-bottom:var(--s5)}
h1{max-width:32em;font-size:26px;line-height:1.3;text-wrap:balance}
.meta{display:flex;flex-wrap:wrap;align-items:center;gap:4px 12px;margin-top:var(--s2);color:var(--muted);font-size:14px}
.rail{display:flex;max-width:760px;margin-top:var(--s5)}
.rail li{position:relative;flex:1 1 0;min-width:0;padding-right:var(--s2)}
.rail li:last-child{flex:0 0 auto;padding-right:0}
.rail li::before{content:"";position:absolute;left:23px;right:7px;top:9px;height:1px;background:color-mix(in srgb,var(--fg) 35%,transparent)}
.rail li.skipped::before,.rail li.to-come::before{background:none;border-top:1px dashed color-mix(in srgb,var(--fg) 35%,transparent)}
.rail li:last-child::before{display:none}
.step{display:block;color:var(--strong);text-decoration:none}
a.step[href]:hover .nm{text-decoration:underline}
.dot{display:block;height:18px}
.dot .g{width:17px;height:17px;vertical-align:top}
.rail .skipped .step,.rail .to-come .step{color:var(--muted)}
.nm{display:block;margin-top:4px;font-size:13px;font-weight:500;line-height:1.35}
.st{display:flex;flex-wrap:wrap;gap:3px;margin-top:2px;color:var(--muted);font-size:12px;line-height:1.35}
.st .g,.vs .g{width:14px;height:14px}
.rail.many{flex-wrap:wrap;max-width:none;gap:var(--s3) 0}
.rail.many li{flex:0 0 16.6%}
.strip{display:none}
.jump:focus{position:absolute;top:var(--s2);left:var(--s4);padding:var(--s2) var(--s3);background:var(--bg)}
.foot{margin-top:var(--s7);padding-block:var(--s4) var(--s6);color:var(--muted);font-size:13px}
.foot p:first-child{font-family:var(--mono);font-size:12px}
`;

const transcript = `
.lane{display:grid;grid-template-columns:minmax(0,760px) minmax(260px,320px);gap:var(--s7);align-items:start}
main>*+*{margin-top:var(--s4)}
.note{display:flex;gap:var(--s3);padding:var(--s3) var(--s4);border:1px solid var(--line);border-radius:8px;background:var(--quiet)}
.note>.g{margin-top:4px}
.note .ln{margin-top:2px;font-size:14px}
.note.agree{border-color:color-mix(in srgb,var(--agree) 35%,transparent);background:color-mix(in srgb,var(--agree) var(--tint),transparent)}
.note.disagree,.note.blocking{border-color:color-mix(in srgb,var(--disagree) 40%,transparent);background:color-mix(in srgb,var(--disagree) var(--tint),transparent)}
.note.blocking{padding:var(--s2) var(--s3);border-radius:6px}
.phase{margin-top:var(--s6)}
.ph{display:flex;flex-wrap:wrap;align-items:center;gap:2px 10px;font-size:14px;list-style:none}
summary.ph{cursor:pointer;border-radius:4px}
summary.ph::-webkit-details-marker{display:none}
summary.ph::before{content:"";width:7px;height:7px;margin:0 3px 2px 1px;border:solid var(--muted);border-width:0 1.4px 1.4px 0;transform:rotate(-45deg)}
details[open]>summary.ph::before{transform:rotate(45deg)}
.ph h2{font-size:16px}
.rule{flex:1 1 20px;height:1px;background:var(--line)}
.vs{display:inline-flex;gap:3px}
details[open]>.ph{margin-bottom:var(--s3)}
.turn{display:grid;grid-template-columns:32px minmax(0,1fr);column-gap:var(--s3);padding:var(--s3) 0;scroll-margin-top:var(--s4)}
.turn:target>.in>.hd .no{color:var(--link)}
.answers{display:grid;gap:var(--s2);margin:0 0 var(--s3) 44px;padding-left:var(--s3);border-left:2px solid var(--line);font-size:14px}
.answer>summary{color:var(--muted);cursor:pointer}
.answer>:not(summary){margin-top:var(--s2)}
.group{content-visibility:auto;contain-intrinsic-size:auto 6000px}
.hd{display:flex;flex-wrap:wrap;align-items:center;gap:2px 9px;min-height:32px}
.no{color:var(--muted);font:12px/1 var(--mono);text-decoration:none}
.no::before{content:"#"}
.vt{display:flex;align-items:center;gap:6px;margin-left:auto}
.to{color:var(--muted)}
.vote{display:inline-flex;align-items:center;gap:6px;padding:1px 11px 1px 6px;border:1px solid color-mix(in srgb,var(--k,var(--fg)) 45%,transparent);border-radius:99px;background:color-mix(in srgb,var(--k,transparent) var(--tint),transparent);color:var(--strong);font-size:13.5px;line-height:22px}
.agree{--k:var(--agree)}.nuance{--k:var(--nuance)}.disagree{--k:var(--disagree)}
.body{unicode-bidi:isolate}
.body>*+*{margin-top:var(--s2)}
.body :is(ul,ol){padding-left:22px;list-style:disc}
.body ol{list-style:decimal}
.body li+li{margin-top:2px}
.body .heading{font-weight:600;color:var(--strong)}
.body blockquote{padding:2px var(--s3);border-left:3px solid var(--line);color:var(--muted)}
.body hr{border:0;border-top:1px solid var(--line)}
.marks{display:grid;grid-template-columns:minmax(0,1fr);gap:var(--s2);font-size:14px}
.marks:not(:empty){margin-top:var(--s2)}
.ln{display:flex;gap:8px}
.ln>.g{margin-top:3px}
.check{display:flex;flex-wrap:wrap;gap:2px 14px}
.check li,.mk{display:inline-flex;align-items:center;gap:5px}
.rows li{display:flex;gap:8px;margin-top:3px}
.rows .g{margin-top:3px}
.rows details{margin-top:4px}
.ft{display:flex;flex-wrap:wrap;align-items:center;gap:4px 14px;color:var(--muted);font-size:13px}
.bars{display:inline-flex;gap:2px;margin:0 4px;vertical-align:1px}
.bars i{width:9px;height:5px;background:color-mix(in srgb,var(--fg) 18%,transparent)}
.bars .on{background:var(--muted)}
.turn.human{margin:var(--s2) 0;padding-left:var(--s3);padding-right:var(--s3);border-radius:0 6px 6px 0;background:color-mix(in srgb,var(--human) calc(var(--tint)*.7),transparent);box-shadow:inset 2px 0 var(--human)}
.turn.gone{align-items:center;padding:6px 0;color:var(--muted);font-size:14px}
.turn.gone:not(.said) .av{filter:grayscale(1);opacity:.6}
.av{display:grid;place-items:center;width:32px;height:32px;border-radius:6px;background:color-mix(in srgb,var(--hu,var(--fg)) var(--hue),transparent);font-size:19px;line-height:1}
.av.m{width:22px;height:22px;border-radius:5px;font-size:13px;flex:none}
.av.human{border-radius:50%;--hu:var(--human);font-size:14px;font-weight:600}
.av.m.human{font-size:11px}
.h0{--hu:var(--orange)}.h1{--hu:var(--yellow)}.h2{--hu:var(--green)}.h3{--hu:var(--blue)}
`;

const cards = `
.syn{border:1px solid color-mix(in srgb,var(--fg) 20%,transparent);border-radius:8px;overflow:hidden}
.syn>header{padding:var(--s3) var(--s4);border-bottom:1px solid var(--line)}
.row{display:flex;flex-wrap:wrap;align-items:center;gap:4px 10px}
.syn h2{font-size:15px}
.pad{padding:var(--s4)}
.pad+.pad{padding-top:0}
.syn .pad h3{margin-bottom:4px;color:var(--muted);font-size:13px}
.reco{font-size:18px;line-height:1.5;color:var(--strong);text-wrap:pretty}
.two{display:grid;grid-template-columns:1fr 1fr;gap:var(--s4) var(--s5)}
.stack{display:grid;gap:var(--s3);align-content:start}
.dots li{position:relative;margin-top:4px;padding-left:15px}
.dots li::before{content:"";position:absolute;left:2px;top:.68em;width:4px;height:4px;border-radius:50%;background:var(--muted)}
.ins li{display:flex;gap:10px;margin-top:7px}
.minor{display:grid;grid-template-columns:32px minmax(0,1fr);gap:0 var(--s3);padding:var(--s4);border-top:1px solid var(--line);background:var(--quiet);box-shadow:inset 3px 0 var(--disagree)}
.minor .muted{font-weight:400}
.side{display:grid;gap:var(--s6);font-size:14px}
.side h2{display:flex;justify-content:space-between;gap:var(--s2);color:var(--muted);font-size:13px}
.side h2 .r{font-weight:400}
.verdict{margin:var(--s2) 0;color:var(--strong);font-size:18px;font-weight:600;line-height:1.3}
.meter{display:flex;gap:2px}
.seg{display:flex;flex:1;align-items:center;justify-content:center;gap:5px;min-width:0;padding:5px 2px;border-bottom:2px solid var(--k,var(--line));background:color-mix(in srgb,var(--k,var(--fg)) calc(var(--tint) + 4%),transparent)}
.seg .av{background:none}
.tally{display:flex;flex-wrap:wrap;gap:2px 12px;margin-top:var(--s2);font-size:13px}
.seats{width:100%;border-collapse:collapse}
.seats :is(th,td){padding:5px 0;border-bottom:1px solid var(--line);text-align:start;font-weight:400}
.seats thead th{color:var(--muted);font-size:12px}
.seats .c{position:relative;width:40px;text-align:center}
.seats .w{width:96px;text-align:end;white-space:nowrap}
.seats .w .num{display:inline-block;min-width:38px;color:var(--muted);font-size:13px}
.seats .nm{display:flex;align-items:center;gap:8px;margin:0;font-size:14px;font-weight:400}
.flip{position:absolute;top:6px;margin-left:-1px;width:5px;height:5px;border-radius:50%;background:var(--human)}
.wbar{display:inline-block;width:52px;height:4px;border-radius:2px;background:color-mix(in srgb,var(--fg) 14%,transparent);vertical-align:middle}
.wbar i{display:block;height:100%;border-radius:2px;background:var(--muted)}
.wbar .hot{background:var(--nuance)}
.by{display:block;font-size:13px}
.figs{display:grid;grid-template-columns:1fr auto;gap:3px var(--s3);margin-top:var(--s1)}
.figs dd{text-align:end}
`;

const narrow = `
@media (max-width:959px){
.lane{grid-template-columns:minmax(0,760px);gap:var(--s6);justify-content:center}
.rail.many li{flex-basis:25%}
.wrap{max-width:808px}
.strip{display:flex;flex-wrap:wrap;align-items:baseline;gap:0 14px;margin-top:var(--s3)}
.side>section:first-child:has(.meter){display:none}
}
@media (max-width:619px){
body{font-size:16px}
.wrap,.lane,.foot{padding-inline:var(--s4)}
.top{padding-top:var(--s5)}
h1{font-size:21px}
.rail{flex-wrap:wrap;gap:var(--s3) 0}
.rail li,.rail.many li{flex:0 0 50%}
.two{grid-template-columns:minmax(0,1fr)}
.turn,.minor{grid-template-columns:24px minmax(0,1fr);column-gap:10px}
.turn>.av,.minor>.av{width:24px;height:24px;font-size:14px;margin-top:4px}
.hd .model{display:none}
.reco{font-size:17px}
}
@media (prefers-contrast:more){:root{--muted:var(--fg);--tint:0%;--line:var(--fg)}}
@media (forced-colors:active){.vote,.seg,.av,.note{border:1px solid}}
@media print{
:root{--bg:#fff;--fg:#222;--strong:#000;--link:#222;--agree:#2b7128;--nuance:#7d5a00;--disagree:#b3200b;--human:#652d90;--quiet:#f7f7f7}
body{font-size:10.5pt}
.top{padding-top:0}
.lane{display:block}
.side{margin-top:var(--s6);break-inside:avoid}
.turn,.syn,.note,.minor,.side section{break-inside:avoid}
.ph{break-after:avoid}
.group{content-visibility:visible}
.jump,.no,summary.ph::before{display:none}
.rail{max-width:none}
}
`;

export const style = [tokens, page, header, transcript, cards, narrow].join('').replaceAll('\n', '');
