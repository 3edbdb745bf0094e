/**
 * As cores do site inteiro, desenhos e páginas. Cada linha vai do tom mais claro (número menor) ao mais escuro.
 * Depois de uma mudança o Editar redesenha tudo; sem ele, `npm run art`.
 */
export const palette = {
  forest: { 5: '#2E8064', 6: '#20684F', 7: '#17513E', 8: '#0F3D2E', 9: '#08231A' },
  green: { 2: '#C9F0D9', 3: '#93E0B6', 4: '#5CD092', 5: '#2FBF71', 6: '#219A59', 7: '#177544' },
  cream: { 0: '#FFFCF5', 1: '#F6F1E7', 2: '#EBDFC8', 3: '#DAC7A2', 4: '#BFA67A' },
  amber: {
    2: '#FFE3AE',
    3: '#FFCE78',
    4: '#FBB945',
    5: '#F5A524',
    6: '#D98512',
    7: '#AB6309',
    8: '#7D4705',
  },
  terracotta: {
    2: '#F7CBB8',
    3: '#EFA48B',
    4: '#E5866A',
    5: '#D9694A',
    6: '#B74F33',
    7: '#8C3823',
    8: '#5E2416',
    9: '#3D160D',
  },
  blue: {
    1: '#E3F0FB',
    2: '#BBDAF6',
    3: '#86BCEE',
    4: '#559DE2',
    5: '#2D7DD2',
    6: '#2062AE',
    7: '#174A86',
    8: '#0F3460',
    9: '#0A2647',
  },
  taupe: { 4: '#A8946F', 5: '#8E7650', 6: '#786849', 7: '#4A3E2B', 8: '#1D170D' },
} as const
