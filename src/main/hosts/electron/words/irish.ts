import type { english } from './english.ts';

/** The same in Irish. */
export const irish: typeof english = {
  menu: {
    undo: 'Cealaigh an gníomh',
    redo: 'Athdhéan',
    cut: 'Gearr',
    copy: 'Cóipeáil',
    paste: 'Greamaigh',
    delete: 'Scrios',
    selectAll: 'Roghnaigh uile',
    reload: 'Athlódáil',
    resetZoom: 'Fíormhéid',
    zoomIn: 'Zúmáil isteach',
    zoomOut: 'Zúmáil amach',
    fullScreen: 'Lánscáileán',
    window: 'Fuinneog',
    minimize: 'Íoslaghdaigh',
    close: 'Dún an fhuinneog',
    quit: 'Scoir',
    openInWindow: 'Oscail i bhfuinneog nua',
  },
  windowsMenu: { quit: 'Scoir', close: 'Dún' },
  macMenu: {
    settings: 'Socruithe…',
    services: 'Seirbhísí',
    hide: 'Folaigh Quotedesk',
    hideOthers: 'Folaigh na cinn eile',
    showAll: 'Taispeáin uile',
    selectAll: 'Roghnaigh uile',
    resetZoom: 'Fíormhéid',
    zoomIn: 'Zúmáil isteach',
    zoomOut: 'Zúmáil amach',
    fullScreen: 'Lánscáileán',
    close: 'Dún an fhuinneog',
    zoom: 'Zúmáil',
    front: 'Tabhair uile chun tosaigh',
    quit: 'Scoir Quotedesk',
    openInWindow: 'Oscail i bhfuinneog nua',
  },
  requiredEncryption: {
    message: 'Éilíonn riarthóir an ríomhaire seo go mbeadh na sonraí criptithe.',
    keyNote:
      'Scríobh síos an eochair aisghabhála seo agus coinnigh í i bhfad ón ríomhaire seo. Ní thaispeánfar arís í. Má chailltear stóras eochracha an ríomhaire seo, is í amháin a osclaíonn na sonraí.',
    encrypt: 'Tá sí scríofa síos: criptigh',
    copy: 'Cóipeáil an eochair',
    quit: 'Scoir',
  },
  update: {
    message: 'Tá Quotedesk {{version}} ar fáil.',
    detail:
      'Íoslódálfar anois é, agus suiteálfar é nuair a scoirfidh tú, tar éis cóip de na sonraí a choinneáil.',
    install: 'Suiteáil nuair a scoirim',
    later: 'Ní anois',
  },
  move: {
    choose: 'Roghnaigh fillteán do na sonraí',
    failed: 'Níor bogadh na sonraí.',
    unchanged: 'Tá siad san áit ina raibh siad, agus níor athraíodh tada iontu.',
    notWhole:
      'Tá siad san áit ina raibh siad: ní raibh an chóip slán. Ainmníonn seiceáil na sonraí, sna socruithe, an rud atá damáistithe.',
    again: 'Tosaigh arís',
  },
  crash: {
    message: 'Dhún an fhuinneog seo gan choinne roinnt uaireanta.',
    kept: 'Coinnítear luachana agus dréachtaí mar a chonaic tú iad go deireanach. Deir tuarascáil don té a thugann aire do Quotedesk cad a bhí ag rith agus conas a chríochnaigh sé; ní ainmníonn sí aon chustaiméir.',
    again: 'Oscail arís',
    copy: 'Cóipeáil an tuarascáil',
    quit: 'Scoir',
  },
  quit: {
    message: 'Tá Quotedesk ag obair fós. Scor mar sin féin?',
    finish: 'Críochnaigh, ansin scoir',
    stop: 'Stop agus scoir',
    stay: 'Fan',
  },
};
