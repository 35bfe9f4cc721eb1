import { connect, createServer, type Server } from 'node:net';

/**
 * Lets the house in: hands every connection to `address:port` on to the game, which itself listens on loopback
 * only. So nothing of the runtime's inner workings is to be reached from outside.
 */
export function openHouseGate(address: string, port: number): Promise<Server> {
  const gate = createServer((visitor) => {
    const game = connect(port, '127.0.0.1');
    const end = (): void => {
      visitor.destroy();
      game.destroy();
    };
    visitor.once('error', end).once('close', end);
    game.once('error', end).once('close', end);
    visitor.pipe(game).pipe(visitor);
  });
  return new Promise((resolve, reject) => {
    gate.once('error', reject);
    gate.listen(port, address, () => resolve(gate));
  });
}
