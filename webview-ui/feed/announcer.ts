/** The polite live region speaks at most once in two seconds; what came meanwhile is joined. */
const pause = 2000;

export function createAnnouncer(speak: (text: string) => void): (sentences: readonly string[]) => void {
  let waiting: string[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const flush = () => {
    timer = undefined;
    if (waiting.length === 0) return;
    speak(waiting.join(' '));
    waiting = [];
    timer = setTimeout(flush, pause);
  };
  return (sentences) => {
    if (sentences.length === 0) return;
    waiting.push(...sentences);
    if (timer === undefined) flush();
  };
}
