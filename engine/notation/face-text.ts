/** A face as text has it among others: in brackets where it is several characters (rule N3). */
export const faceText = (face: string): string => ([...face].length > 1 ? `[${face}]` : face);
