export const LAND = `
山|shān|#6F8B7B|mountain|山
远山|yuǎn shān|#93A3B5|distant mountains|遠山
空山|kōng shān|#8A9C92|empty mountains|空山
春山|chūn shān|#8FB07C|spring mountains|春の山
暮山|mù shān|#8480A2|mountains at dusk|暮れの山
岚|lán|#BCCDC0|mountain mist|山靄
岩|yán|#7B746C|rock|岩
石|shí|#8B8B86|stone|石
沙|shā|#D9BE8C|sand|砂
沙漠|shā mò|#DDB878|desert|砂漠
土|tǔ|#A67C4A|earth|土
泥|ní|#7A6048|mud|泥
尘|chén|#B3A48C|dust|塵
田|tián|#A7A658|fields|田
野|yě|#8FA661|open country|野
原|yuán|#9DA968|plain|原
大漠|dà mò|#D5AA68|great desert|大漠
水|shuǐ|#8FC0C8|water|水
江|jiāng|#6FA5A8|river|江
春江|chūn jiāng|#7FB7A9|river in spring|春の江
秋水|qiū shuǐ|#8FB3BE|autumn water|秋水
河|hé|#7F9C95|river|河
湖|hú|#5FA9B5|lake|湖
海|hǎi|#2F6F9F|sea|海
深海|shēn hǎi|#14405F|deep sea|深海
浪|làng|#7DB8BF|wave|浪
波|bō|#86B5B5|ripple|波
潮|cháo|#3F86A6|tide|潮
潭|tán|#2F5F58|deep pool|淵
溪|xī|#9CC7B8|brook|渓
泉|quán|#A5D3CF|spring water|泉
瀑布|pù bù|#C4DFE4|waterfall|滝
池|chí|#6E9B7C|pond|池
荷塘|hé táng|#5E9468|lotus pond|蓮池
冰川|bīng chuān|#BFDFE9|glacier|氷河
火|huǒ|#F0522A|fire|火
炉火|lú huǒ|#D9572B|fire in the stove|炉の火
灯|dēng|#F3C266|lamp|灯
灯火|dēng huǒ|#F0B050|lamplight|灯火
烛|zhú|#F2C37A|candle|燭
炭|tàn|#2E2A29|charcoal|炭
灰|huī|#8E8E8C|ash|灰
烬|jìn|#6A5A54|embers|燃えさし
金|jīn|#D9A93A|gold|金
银|yín|#C6C9CC|silver|銀
铜|tóng|#B0703A|bronze|銅
铜锈|tóng xiù|#5E9C84|verdigris|緑青
铁|tiě|#56585C|iron|鉄
铁锈|tiě xiù|#9A4A2C|rust|鉄錆
锈|xiù|#A0522D|rust|錆
钢|gāng|#6E7B86|steel|鋼
铅|qiān|#7F8489|lead|鉛
玉|yù|#B5D3B8|jade|玉
碧玉|bì yù|#4F9A73|green jade|碧玉
白玉|bái yù|#EFEFE6|white jade|白玉
翡翠|fěi cuì|#2F9C6A|jadeite|翡翠
玛瑙|mǎ nǎo|#B5503A|agate|瑪瑙
琥珀|hǔ pò|#C9772B|amber|琥珀
珍珠|zhēn zhū|#EFE9E0|pearl|真珠
珊瑚|shān hú|#EE6B55|coral|珊瑚
水晶|shuǐ jīng|#DDE6EE|rock crystal|水晶
宝石|bǎo shí|#3C62B0|gemstone|宝石
琉璃|liú li|#3E8FB8|glaze|瑠璃
朱砂|zhū shā|#D13B26|cinnabar|辰砂
赭石|zhě shí|#97502F|ochre|代赭
石青|shí qīng|#2F6FA5|azurite|群青石
石绿|shí lǜ|#4A9A7C|malachite|孔雀石
雄黄|xióng huáng|#F0A030|realgar|鶏冠石
`;
