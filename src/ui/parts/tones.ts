/** The four ways in, each with the colour and the sign that it keeps throughout the product. `role` joins through it. */
export const tones = [
  {
    tone: 'bridge',
    role: 'investment',
    icon: 'M2 18h20M4 18c1-7 4-11 8-11s7 4 8 11M8 18v-6.5M12 18V7m4 11v-6.5',
  },
  {
    tone: 'exchange',
    role: 'want-to-sell',
    icon: 'M3 10l1.5-5h15L21 10M4 10v9h16v-9M3 10h18M9.5 19v-5h5v5',
  },
  {
    tone: 'connect',
    role: 'want-to-grow',
    icon: 'M12 3a9 9 0 1 0 0 18 9 9 0 0 0 0-18zM3 12h18M12 3c3 3 3.5 6 3.5 9s-.5 6-3.5 9c-3-3-3.5-6-3.5-9S9 6 12 3z',
  },
  { tone: 'invest', role: 'investor', icon: 'M3 20h18M6 16v-4m4 4V9m4 7v-5m4 5V5m-4 0h4v4' },
] as const
