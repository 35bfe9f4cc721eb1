import { useSignal } from '@preact/signals';
import type { VNode } from 'preact';
import { useId, useLayoutEffect, useRef } from 'preact/hooks';
import { sayAfter } from '../i18n/after-sentences.ts';
import { say } from '../i18n/sentences.ts';
import type { Names } from '../state/people.ts';
import { plotOf } from './plot-geometry.ts';
import { leadStory, type ScoreLines } from './score-lines.ts';
import { SeatSign } from './seat-sign.tsx';

const USUAL_WIDTH = 640;

/** How the points grew, turn by turn; in words below it. */
export function ScorePlot({ lines, names }: { readonly lines: ScoreLines; readonly names: Names }): VNode {
  const figure = useRef<HTMLElement>(null);
  const width = useSignal(USUAL_WIDTH);
  const titleId = useId();
  const captionId = useId();

  useLayoutEffect(() => {
    const element = figure.current;
    if (element === null) return;
    const measure = (): void => {
      width.value = element.clientWidth;
    };
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, []);

  const plot = plotOf(lines, width.value);
  const hasBingo = lines.turns.some(({ bingo }) => bingo);
  return (
    <figure class="plot" ref={figure}>
      <svg
        width={plot.width}
        height={plot.height}
        viewBox={`0 0 ${plot.width} ${plot.height}`}
        role="img"
        aria-labelledby={`${titleId} ${captionId}`}
      >
        <title id={titleId}>{sayAfter.plotTitle}</title>
        {plot.levels.map(({ value, y }) => (
          <g key={value}>
            <path class={value === 0 ? 'plot-base' : 'plot-level'} d={`M${plot.left} ${y}H${plot.right}`} />
            <text class="plot-figure" x={plot.left - 8} y={y + 4} text-anchor="end">
              {say.signed(value)}
            </text>
          </g>
        ))}
        {plot.turns.map(({ value, x }) => (
          <text key={value} class="plot-figure" x={x} y={plot.height - 6} text-anchor="middle">
            {value}
          </text>
        ))}
        {plot.lines.map((line, seat) => (
          <g key={seat} data-seat={seat}>
            <path class="plot-line" d={line.path} />
            {line.marks.map(({ x, y, bingo }) => (
              <g key={x} transform={`translate(${x} ${y})`}>
                {bingo && <circle class="plot-bingo" r="9" />}
                <SeatSign seat={seat} />
              </g>
            ))}
            <text class="plot-last" x={plot.right + 10} y={line.labelY + 5}>
              {say.signed(line.last.value)}
            </text>
          </g>
        ))}
      </svg>
      <figcaption id={captionId} class="soft">
        {sayAfter.lead(leadStory(lines), names)} {hasBingo && sayAfter.bingoKey}
      </figcaption>
    </figure>
  );
}
