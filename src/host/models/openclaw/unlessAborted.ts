/** Settles as the work does, or rejects at once with the reason of the first signal that is aborted; listens no longer than that. */
export async function unlessAborted<T>(work: Promise<T>, ...signals: AbortSignal[]): Promise<T> {
  let stop: (why: unknown) => void = () => undefined;
  const stopped = new Promise<never>((_, reject) => {
    stop = reject;
  });
  const deaf = signals.map((signal) => {
    const heard = () => stop(signal.reason);
    if (signal.aborted) heard();
    signal.addEventListener('abort', heard);
    return () => signal.removeEventListener('abort', heard);
  });
  try {
    return await Promise.race([stopped, work]);
  } finally {
    for (const end of deaf) end();
  }
}
