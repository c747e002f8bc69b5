/** Boots the page inside the editor's webview. All else knows nothing of the editor. */
import { type Bridge, isToPage } from './bridge.ts';
import { CouncilTranscript } from './page.ts';

declare function acquireVsCodeApi(): {
  postMessage(message: unknown): void;
  getState(): unknown;
  setState(state: unknown): void;
};

const editor = acquireVsCodeApi();
const bridge: Bridge = {
  post: (message) => editor.postMessage(message),
  load: () => editor.getState(),
  save: (state) => editor.setState(state),
};

const page = new CouncilTranscript();
page.bridge = bridge;
window.addEventListener('message', (event: MessageEvent<unknown>) => {
  if (isToPage(event.data)) page.receive(event.data);
});
document.body.append(page);
