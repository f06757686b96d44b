/** What is said of files that datasets are imported from, and of their rows. */
export const DATASETS = {
  // Of a file
  uploadAbsent: 'The file is not there any more: choose it again',
  uploadTooLarge: 'The file is larger than {{most}} MB',
  fileUnread: '{{file}} can not be read: choose it again',
  fileEmpty: 'The file is empty',
  fileWithoutRows: 'The file has no rows below its first line',
  columnsAbsent:
    'The file has no column for {{wanted}}; the columns of its first line are {{found}}',
  columnsSame: 'The file has more than one column for “{{wanted}}”: {{found}}',
  titleAbsent: 'The file has no column “{{title}}”; the columns of its first line are {{found}}',
  fieldUnknown: 'There is no field “{{field}}”; there are {{known}}',
  fieldTwice: 'Two columns are chosen for the field “{{field}}”: choose one',
  quoteOpen: 'From line {{line}} on the file can not be read: a quotation mark is never closed',
  quoteOpenLong:
    'From line {{line}} on the file can not be read: a quotation mark is not closed within {{most}} characters',
  rowLong: 'The row of line {{line}} is longer than {{most}} characters: no longer row is read',
  csvUnreadable: 'From line {{line}} on the file can not be read: {{problem}}',
  encodingMixed:
    'Line {{line}} is not written in UTF-8, and other lines are: their letters would be wrong. Save the file as UTF-8 from the program that wrote it',
  encodingUnknown:
    'The letters of line {{line}} make no sense in UTF-8, Windows-1252 or Mac Roman: they would be wrong. Save the file as UTF-8 from the program that wrote it',
  columnMonthFirst:
    'On line {{line}}, {{column}} is "{{text}}": its month stands before the day, and so it may in every row, where nobody could tell. Write the days of this column as 31/12/1985 or 1985-12-31',
  rowsTooMany: 'The file has more than {{most}} rows',
  importOvertaken: 'Another import has begun since: what is in use stays',

  // Of a row: each stands behind the name of its column
  cellEmpty: 'is empty',
  cellLong: 'is longer than {{most}} characters',
  lettersWrong: 'is "{{text}}", whose letters were read in a wrong encoding before: correct it',
  countyUnknown: 'is "{{county}}", which is no county of Ireland',
  yearUnread: 'is "{{text}}", which is no year from 1900 to 2099',
  engineUnread: 'is "{{text}}", which is no engine size in cubic centimetres or litres',
  engineAbsent: 'may be empty or 0 for an electric car only',
  dateMonthFirst: 'is "{{text}}", whose month stands before the day',
  dateUnread: 'is "{{text}}", which is no day such as 31/12/1985 or 1985-12-31',
  birthLater: 'is "{{text}}", a day that is still to come',
  birthUnlikely: 'is "{{text}}", which is no day of birth: write the year with four digits',
  nameUnread: 'is "{{text}}", which is no name',
  nameWhole: 'must have a first name and a surname',
  phoneUnread: 'is "{{text}}", which is no phone number',
  eircodeUnread: 'is "{{text}}", which is no Eircode such as D02X285',
  registrationUnread: 'is "{{text}}", which is no Irish registration mark such as 191-D-12345',
  emailUnread: 'is "{{text}}", which is no e-mail address',
  bonusUnread: 'is "{{text}}", which is no number of years',
  rowTwice: 'stands in the file already, on line {{line}}',
} as const;
