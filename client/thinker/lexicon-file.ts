/** Reads a file of `/lexica/` from the server, or from what the browser has kept of it. */
export async function fetchLexiconFile(file: string): Promise<Response> {
  const answer = await fetch(`/lexica/${file}`);
  if (!answer.ok) throw new Error(`lexica/${file}: ${answer.status}`);
  return answer;
}
