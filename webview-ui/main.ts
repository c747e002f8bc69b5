/** Boots a page inside the editor's webview: a council's transcript, a channel, or the measures. All else knows nothing of the editor. */

import { ChannelConversation } from './channel/channelElement.ts';
import { CouncilMeasures } from './measures/measuresElement.ts';
import { isToChannelPage, isToMeasuresPage, isToPage } from './shared/bridge.ts';
import { CouncilTranscript } from './transcript/transcriptElement.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

const editor = acquireVsCodeApi();
const { page: kind, shows } = document.body.dataset;
/** What the page is of, until there is more to keep of it. */
const named = shows === undefined ? undefined : { [kind === 'channel' ? 'channel' : 'council']: shows };
const bridge = {
  post: (message: unknown) => editor.postMessage(message),
  load: () => editor.getState() ?? named,
  save: (state: unknown) => editor.setState(state),
};

if (kind === 'channel') {
  const page = new ChannelConversation();
  page.bridge = bridge;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isToChannelPage(event.data)) page.receive(event.data);
  });
  document.body.append(page);
} else if (kind === 'measures') {
  const page = new CouncilMeasures();
  page.bridge = bridge;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isToMeasuresPage(event.data)) page.receive(event.data);
  });
  document.body.append(page);
} else {
  const page = new CouncilTranscript();
  page.bridge = bridge;
  window.addEventListener('message', (event: MessageEvent<unknown>) => {
    if (isToPage(event.data)) page.receive(event.data);
  });
  document.body.append(page);
}
