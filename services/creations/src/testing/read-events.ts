export const readEvents = (payload: string): { name: string; data: unknown }[] =>
  payload
    .split('\n\n')
    .map((frame) => /^event: (\w+)\ndata: (.*)$/s.exec(frame))
    .flatMap((match) =>
      match ? [{ name: match[1] ?? '', data: JSON.parse(match[2] ?? '') as unknown }] : [],
    );
